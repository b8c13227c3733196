/** What the variables of the environment mean for the finished pages. */
export interface Variables {
  /** Where the scripts may call. */
  readonly connect: readonly string[];
  /** A client identifier of Google is set. */
  readonly google: boolean;
}

/** Reads the variables the browser's code was built with; `environment.ts` has checked them. */
export function originsFrom(env: Readonly<Record<string, unknown>>): Variables {
  const origins = ['PUBLIC_API_HOST', 'PUBLIC_FUNNEL_URL'].map((name) => {
    const value = env[name];
    return typeof value === 'string' ? URL.parse(value)?.origin : undefined;
  });
  const [api = "'self'", funnel] = origins;
  return {
    connect: [...new Set(funnel === undefined ? [api] : [api, funnel])],
    google: Boolean(env['PUBLIC_GOOGLE_CLIENT_ID']),
  };
}
