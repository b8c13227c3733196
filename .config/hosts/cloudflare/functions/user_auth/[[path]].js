/** Cloudflare Pages: forwards /user_auth/ to the API. The project variable API_HOST is its origin. */
export const onRequest = ({ request, env }) => {
  const { pathname, search } = new URL(request.url);
  return fetch(new Request(env.API_HOST + pathname + search, request));
};
