import CMS from '@sveltia/cms';

await CMS.init({ config: JSON.parse(document.getElementById('config')?.textContent ?? '') });
