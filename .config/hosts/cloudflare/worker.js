/** Forwards the paths in `run_worker_first` to the API. The variable API_HOST is the origin of the API. */
export default {
  fetch(request, env) {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(env.API_HOST + pathname + search, request));
  },
};
