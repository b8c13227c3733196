import type { APIRoute } from 'astro';
import { site } from '../site.ts';
import { colour } from '../styles/colour.ts';

/** The web app manifest (W3C): name and icons for home screens. The site opens in the browser. */
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
