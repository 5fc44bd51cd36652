// Address spaces, vectors, barriers, atomics and images.
__constant float weights[4] = {0.25f, 0.5f, 0.75f, 1.0f};

kernel void blur(global const float4 *in, global float4 *out, int n) {
  size_t i = get_global_id(0);
  if (i == 0 || i + 1 >= n)
    return;
  out[i] = in[i - 1] * weights[0] + in[i].wzyx * weights[1] + fma(in[i + 1], in[i], weights[2]);
}

kernel void sum(global const int *in, global int *total, local int *part) {
  size_t own = get_local_id(0);
  part[own] = in[get_global_id(0)];
  for (size_t step = get_local_size(0) / 2; step > 0; step /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (own < step)
      part[own] += part[own + step];
  }
  if (own == 0)
    atomic_add(total, part[0]);
}

kernel void invert(read_only image2d_t from, write_only image2d_t to, sampler_t sampler) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  write_imagef(to, at, 1.0f - read_imagef(from, sampler, at));
}
