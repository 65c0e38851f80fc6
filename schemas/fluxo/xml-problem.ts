import { opaqueEnd, tagEnd } from './xml-tags.ts';

/** Bytes of a file, elements in it, and how deep they nest, at the most. */
const xmlLimits = { bytes: 3_000_000, elements: 60_000, depth: 60 } as const;

export type XmlProblem = 'grande' | 'entidades' | 'elementosDemais' | 'fundo' | 'naoEBpmn' | 'vazio';

/** Why a file is not even read as XML: one pass over its characters, whatever they are. */
export const xmlProblem = (xml: string): XmlProblem | undefined => {
  if (xml.trim() === '') return 'vazio';
  if (xml.length > xmlLimits.bytes) return 'grande';
  if (/<!(doctype|entity)/i.test(xml)) return 'entidades';
  let depth = 0;
  let elements = 0;
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at + 1)) {
    const skipped = opaqueEnd(xml, at);
    if (skipped !== undefined) {
      if (skipped < 0) return 'naoEBpmn';
      at = skipped;
      continue;
    }
    const end = tagEnd(xml, at);
    if (end < 0) return 'naoEBpmn';
    if (xml[at + 1] === '/') depth -= 1;
    else if (xml[at + 1] !== '?') {
      elements += 1;
      if (xml[end - 1] !== '/') depth += 1;
      if (depth > xmlLimits.depth) return 'fundo';
      if (elements > xmlLimits.elements) return 'elementosDemais';
    }
  }
  return undefined;
};
