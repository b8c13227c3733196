import type { APIRoute } from 'astro';
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
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    { headers: { 'content-type': 'application/manifest+json' } },
  );
