/** Cloudflare Pages: passes /user_auth/ on to the API, whose origin the project's variable API_HOST names. */
export const onRequest = ({ request, env }) => {
  const { pathname, search } = new URL(request.url);
  return fetch(new Request(env.API_HOST + pathname + search, request));
};
