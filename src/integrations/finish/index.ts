import type { AstroIntegration } from 'astro';
export default (): AstroIntegration => ({ name: 'finish', hooks: {} });
