import satori from 'satori';
import sharp from 'sharp';
import { staticFonts } from '../../heading-font/static-font.ts';
import { site } from '../../site.ts';
import { colour } from '../colour.ts';
import { imageSize } from './image-name.ts';

// With one name for all, satori would use the first file for all letters.
const fonts = staticFonts.map(({ bytes }, index) => ({
  name: `subset-${index}`,
  data: bytes,
}));

const element = (type: string, props: object) => ({ type, props, key: null });

const box = (style: object, ...children: readonly (object | string)[]) =>
  element('div', { style: { display: 'flex', ...style }, children });

/** A drawing in a square, `side` px wide. The style sheets of the page do not apply here, so the SVG gets a style of its own. */
function picture(svg: string, side: number) {
  const style = `svg { color: ${colour('rice')} } .dots { stroke: ${colour('turmeric')} }`;
  const coloured = svg.replace(/<svg[^>]*>/, `$&<style>${style}</style>`);
  const src = `data:image/svg+xml;base64,${Buffer.from(coloured).toString('base64')}`;
  return element('img', { src, width: side, height: side, style: { objectFit: 'contain' } });
}

/**
 * The style of a title: its longest word fits beside the drawing or breaks, and a long title takes about three lines. With
 * both `break-word` and `balance`, satori would break words that fit.
 */
function titleStyle(title: string) {
  const longestWord = Math.max(...title.split(' ').map(({ length }) => length));
  const fontSize = Math.max(40, Math.min(108, 1040 / longestWord, 3000 / title.length));
  return {
    fontSize,
    lineHeight: 1.06,
    ...(longestWord > 26 ? { wordBreak: 'break-word' } : { textWrap: 'balance' }),
  };
}

/**
 * The social image of a page as PNG: the company's logo and name, the title, a drawing.
 * @param drawing, logo SVG like the files in `src/drawings/`
 */
export async function socialImage(title: string, drawing: string, logo: string) {
  const image = box(
    {
      ...imageSize,
      boxSizing: 'border-box',
      justifyContent: 'space-between',
      alignItems: 'center',
      padding: '0 40px 0 64px',
      borderBottom: `16px solid ${colour('brick')}`,
      background: colour('earth'),
      color: colour('rice'),
      fontFamily: fonts.map(({ name }) => name).join(),
    },
    box(
      { flexDirection: 'column', gap: 48, width: 560 },
      box({ gap: 16, alignItems: 'center', fontSize: 40 }, picture(logo, 64), site.name),
      box(titleStyle(title), title),
    ),
    picture(drawing, 500),
  );
  const svg = await satori(image, { ...imageSize, fonts });
  const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 3 }).toBuffer();
  return new Uint8Array(png);
}
