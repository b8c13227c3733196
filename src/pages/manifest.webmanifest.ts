import type { APIRoute } from 'astro';
import { icons } from '../kolam/icons.ts';
import { site } from '../site.ts';
import { colour } from '../styles/colour.ts';

/** How the site calls itself on a home screen (W3C Web Application Manifest); it stays a page of the browser. */
export const GET: APIRoute = () =>
  Response.json(
    {
      name: site.name,
      description: site.tagline,
      lang: 'en',
      start_url: '/',
      display: 'browser',
      background_color: colour('page'),
      theme_color: colour('deep'),
      icons: Object.entries(icons)
        .filter(([name]) => name.startsWith('icon'))
        .map(([name, { size }]) => ({
          src: `/${name}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose: name.endsWith('maskable') ? 'maskable' : 'any',
        })),
    },
    { headers: { 'content-type': 'application/manifest+json' } },
  );
