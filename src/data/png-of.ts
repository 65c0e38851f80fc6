/** Twice the points of the screen, for paper. */
const scale = 2;
/** Sides that browsers still draw; a larger drawing comes smaller. */
const longest = 12_000;

export const svgText = (drawing: SVGElement): string => new XMLSerializer().serializeToString(drawing);

/**
 * A drawing that brings its own look as a PNG; width and height in points of the screen.
 * @throws when the browser cannot draw it
 */
export const pngOf = async (drawing: SVGElement, width: number, height: number): Promise<Blob> => {
  const by = Math.min(scale, longest / width, longest / height);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(drawing))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * by);
  canvas.height = Math.ceil(height * by);
  const context = canvas.getContext('2d');
  context?.scale(by, by);
  context?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('a imagem não se fez'))), 'image/png'),
  );
};

const svgName = 'http://www.w3.org/2000/svg';

export const svgElement = (
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  children: readonly (SVGElement | string)[] = [],
): SVGElement => {
  const made = document.createElementNS(svgName, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
};
