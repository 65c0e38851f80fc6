import { pngOf, svgElement } from '#src/data/png-of.ts';

/** What a drawing has from style sheets, which an image does not bring along. */
const kept = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'visibility',
] as const;

const gap = 16;
const line = 24;

interface ImageOf {
  readonly chart: Element;
  readonly title: string;
  readonly subtitle: string;
  readonly legend: readonly string[];
}

/**
 * The chart as a PNG, with its title, what it counts and its legend.
 * @throws when the browser cannot draw it
 */
export const chartImage = async ({ chart, title, subtitle, legend }: ImageOf): Promise<Blob> => {
  const drawing = largest(chart);
  const { width, height } = drawing.getBoundingClientRect();
  const ink = getComputedStyle(chart).color;
  const font = getComputedStyle(chart).fontFamily;
  const top = gap + line * (legend.length > 0 ? 3 : 2);
  const whole = svgElement('svg', { width: width + gap * 2, height: height + top + gap });
  whole.append(svgElement('rect', { width: '100%', height: '100%', fill: paperOf(chart) }));
  const write = (words: string, x: number, y: number, size: number, weight = 400): void => {
    const written = svgElement('text', {
      x,
      y,
      fill: ink,
      'font-family': font,
      'font-size': size,
      'font-weight': weight,
    });
    written.textContent = words;
    whole.append(written);
  };
  write(title, gap, gap + 14, 18, 600);
  write(subtitle, gap, gap + 14 + line, 13);
  if (legend.length > 0) {
    const swatches = chart.querySelectorAll('[data-swatch]');
    let x = gap;
    legend.forEach((name, at) => {
      const swatch = swatches[at]?.cloneNode(true) as SVGElement | undefined;
      const wide = Number(swatch?.getAttribute('width') ?? 0);
      if (swatch) {
        for (const [place, value] of Object.entries({ x, y: gap + line * 2 + 2 }))
          swatch.setAttribute(place, String(value));
        whole.append(swatch);
      }
      write(name, x + wide + 8, gap + line * 2 + 14, 13);
      x += wide + 32 + name.length * 7.2;
    });
  }
  const copy = styled(drawing);
  for (const [name, value] of Object.entries({ x: gap, y: top, width, height }))
    copy.setAttribute(name, String(value));
  whole.append(copy);
  return pngOf(whole, width + gap * 2, height + top + gap);
};

/** The drawing itself, and not that of a mark of the legend. */
const largest = (chart: Element): SVGSVGElement => {
  const [first] = [...chart.querySelectorAll('svg')].sort(
    (a, b) => b.getBoundingClientRect().height - a.getBoundingClientRect().height,
  );
  if (!first) throw new Error('não há gráfico');
  return first;
};

/** The colour behind the chart. */
const paperOf = (element: Element): string => {
  const { backgroundColor } = getComputedStyle(element);
  if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
  return element.parentElement ? paperOf(element.parentElement) : '#ffffff';
};

/** A copy that looks the same by itself. */
const styled = (drawing: SVGSVGElement): SVGSVGElement => {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = drawing.querySelectorAll<SVGElement>('*');
  copy.querySelectorAll<SVGElement>('*').forEach((one, at) => {
    const original = originals[at];
    if (!original || original.closest('defs')) return;
    const computed = getComputedStyle(original);
    one.removeAttribute('class');
    one.setAttribute('style', kept.map((name) => `${name}:${computed.getPropertyValue(name)}`).join(';'));
  });
  return copy;
};
