/**
 * Runs in the page: the controls whose focus ring, or whose edge if they are fields, has too little contrast with its ground
 * (WCAG 2.2, 1.4.11). The ground of a ring is inside the control or around it.
 */
export function weakRings(part: string): string[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser has no canvas');
  const rgbaOf = (colour: string) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  };
  const groundOf = (element: Element | null): string => {
    if (!element) return 'Canvas';
    const { backgroundColor } = getComputedStyle(element);
    return rgbaOf(backgroundColor)[3] === 255 ? backgroundColor : groundOf(element.parentElement);
  };
  const luminanceOf = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = rgbaOf(colour)
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const isWeak = (colour: string, ground: string) => {
    const [dark = 0, light = 0] = [luminanceOf(colour), luminanceOf(ground)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05) < 3;
  };
  const root = document.querySelector('dialog[open]') ?? document.querySelector(part) ?? document;
  const controls = root.querySelectorAll<HTMLElement>('a[href], button:enabled, summary, input');
  return [...controls].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true })) return [];
    control.focus({ preventScroll: true });
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset, borderTopColor } =
      getComputedStyle(control);
    const isInside = parseFloat(outlineOffset) <= -parseFloat(outlineWidth);
    const around = groundOf(control.parentElement);
    const isWeakField = control.matches('input') && isWeak(borderTopColor, around);
    const isHidden = outlineStyle === 'none' || isWeak(outlineColor, isInside ? groundOf(control) : around);
    return isHidden || isWeakField ? [control.outerHTML.slice(0, 100)] : [];
  });
}
