import { layouts, type LayoutName } from './attack-way.ts';
import { revisionOf, sampleOf, type Attack } from './later-attacks.ts';
import { appendRevision, brokenSignature, laterSignature, streamOf } from './later-revision.ts';
import { bodies, drawn, parts, signedSample, type Part, type Prepared } from './signed-sample.ts';

type Objects = readonly (readonly [number, string])[];

const box = '/BBox[0 0 200 260]';
const cover = streamOf(
  '1 g 0 0 200 260 re f 0 g BT /F1 14 Tf 20 220 Td (Pagar R$ 999) Tj ET',
  `/Type/XObject/Subtype/Form${box}/Resources<</Font<</F1 ${parts.font} 0 R>>>>`,
);
const blank = streamOf('', `/Type/XObject/Subtype/Form${box}`);
const form = (content: string, more = '', subtype = '/Subtype/Form'): string =>
  streamOf(content, `/Type/XObject${subtype}${box}${more}`);

const annotations = (items: string): readonly [number, string] => [
  parts.page,
  bodies.page.replace('/Annots[', `/Annots[${items} `),
];
const fields = (items: string): readonly [number, string] => [
  parts.form,
  bodies.form.replace('/Fields[', `/Fields[61 0 R ${items} `).replace('/DR', '/SigFlags 3/DR'),
];
const widget = (more: string): string =>
  `<</Type/Annot/Subtype/Widget/F 4/Rect[0 0 200 260]/P ${parts.page} 0 R/AP<</N 82 0 R>>${more}>>`;
const parent = (more: string): string => `<</FT/Sig/T(Pai)${more}>>`;

/** What says that it is a signature, or shows one, and is none of those that are listed and right. */
const impostors: Readonly<Record<string, Objects>> = {
  'pai fora do formulario': [
    annotations('81 0 R'),
    [81, widget('/Parent 85 0 R')],
    [83, laterSignature()],
    [85, parent('/V 83 0 R/Kids[81 0 R]')],
  ],
  'pai fora do formulario, sem assinatura': [
    annotations('81 0 R'),
    [81, widget('/Parent 85 0 R')],
    [83, brokenSignature()],
    [85, parent('/V 83 0 R/Kids[81 0 R]')],
  ],
  'valor de outro campo': [
    annotations('81 0 R'),
    fields('86 0 R'),
    [81, widget('/Parent 85 0 R')],
    [83, laterSignature()],
    [85, parent('/V 83 0 R/Kids[81 0 R]')],
    [86, parent('/V 83 0 R')],
  ],
  'filho que o pai nao tem': [
    annotations('81 0 R'),
    fields('85 0 R'),
    [81, widget('/Parent 85 0 R')],
    [83, laterSignature()],
    [85, parent('/V 83 0 R/Kids[]')],
  ],
  'pais em roda': [
    annotations('81 0 R'),
    fields('85 0 R'),
    [81, widget('/Parent 86 0 R')],
    [83, laterSignature()],
    [85, parent('/V 83 0 R')],
    [86, parent('/Parent 87 0 R/Kids[81 0 R 87 0 R]')],
    [87, parent('/Parent 86 0 R/Kids[86 0 R]')],
  ],
  'valor que nao e assinatura': [
    annotations('81 0 R'),
    fields('81 0 R'),
    [81, widget('/FT/Sig/T(Outra)/V 83 0 R')],
    [83, brokenSignature()],
  ],
};

const ofImpostor = (layout: LayoutName, objects: Objects): Attack['file'] =>
  appendRevision(sampleOf(layout), {
    ...revisionOf(layout),
    objects: new Map([[82, cover], ...objects]),
  });

/** A file made ready before it was signed for what comes later; numbers from 33 on are of its own. */
interface Trap extends Prepared {
  readonly later: Objects;
}

/** The page draws what has no name in it yet: a name that comes later is what it then draws. */
const named = (name: string, prepared: Prepared): Trap => ({
  ...prepared,
  later: [
    [
      parts.resources,
      (prepared.bodies?.resources ?? bodies.resources).replace('/XObject<<', `/XObject<</${name} 91 0 R`),
    ],
    [91, cover],
  ],
});
const inContent = (content: string): Prepared => ({
  bodies: {
    length: String(content.length),
    content: `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
  },
});
const inDrawing = (drawing: string, more: readonly string[] = []): Prepared => ({
  bodies: { drawing },
  more,
});

/** An object that has a role is the resources of a drawing too: what its role does not show is drawn. */
const asResources = (part: Part, key: string): readonly Trap[] => {
  const body = (number: number): string => bodies[part].replace('<<', `<</${key} ${number} 0 R`);
  const prepared: Prepared = {
    bodies: {
      [part]: body(33),
      drawing: form(`/${key} Do`, `/Resources<</XObject ${parts[part]} 0 R>>`),
    },
    more: [blank],
  };
  return [
    {
      ...prepared,
      later: [
        [parts[part], body(91)],
        [91, cover],
      ],
    },
    { ...prepared, later: [[33, cover]] },
  ];
};

const traps: readonly (readonly [string, Trap])[] = [
  ['espaco que nao e de PDF', named('X\xa0z', inContent(`${drawn} /X\xa0z Do`))],
  ['tabulacao vertical', named('X\x0bz', inContent(`${drawn} /X\x0bz Do`))],
  [
    'nome em dois pedacos',
    named('Yz', {
      bodies: { page: bodies.page.replace(`${parts.content} 0 R`, `[${parts.content} 0 R 33 0 R 34 0 R]`) },
      more: [streamOf('/Y'), streamOf('z Do')],
    }),
  ],
  ['especie que e referencia', named('Y', inDrawing(form('/Y Do', '', '/Subtype 33 0 R'), ['/Form']))],
  ['recursos nulos', named('Y', inDrawing(form('/Y Do', '/Resources null')))],
  ['recursos que levam a nulo', named('Y', inDrawing(form('/Y Do', '/Resources 33 0 R'), ['null']))],
  ['recursos que nao ha', named('Y', inDrawing(form('/Y Do', '/Resources 577 0 R')))],
  ['recursos sem o nome', named('Y', inDrawing(form('/Y Do', '/Resources<</Font<</Y 6 0 R>>>>')))],
  ['desenho que nao diz o que e', named('Y', inDrawing(form('/Y Do', '', '')))],
  [
    'aparencia que nao diz o que e',
    named('Y', { bodies: { stampLook: streamOf('/Y Do', '/BBox[0 0 60 40]') } }),
  ],
  [
    'desenho de nome A',
    named('Y', {
      bodies: {
        ...inContent(drawn.replace('/D1', '/A')).bodies,
        drawing: form('/Y Do'),
        resources: bodies.resources.replace('/D1', '/A'),
      },
    }),
  ],
  ...(['PieceInfo', 'Lang', 'DSS', 'MarkInfo', 'Perms'] as const).flatMap((key) =>
    asResources('catalog', key).map((trap) => [`catalogo: ${key}`, withoutOther(trap, key)] as const),
  ),
  ...(['PieceInfo', 'Metadata', 'LastModified'] as const).flatMap((key) =>
    asResources('page', key).map((trap) => [`pagina: ${key}`, trap] as const),
  ),
  [
    'campo que se assina',
    {
      ...asResources('empty', 'MK')[0],
      later: [
        [parts.empty, bodies.empty.replace('<<', '<</MK 91 0 R/V 83 0 R')],
        [83, laterSignature()],
        [91, cover],
      ],
    },
  ],
  [
    'numero que nao havia',
    {
      ...inDrawing(form('/MK Do', '/Resources<</XObject 98 0 R>>')),
      later: [
        annotations('98 0 R'),
        fields('98 0 R'),
        [83, laterSignature()],
        [91, cover],
        [98, `<</Type/Annot/Subtype/Widget/FT/Sig/T(Outra)/F 132/Rect[0 0 0 0]/V 83 0 R/MK 91 0 R>>`],
      ],
    },
  ],
];

/** Of an entry that the catalogue has already there is one. */
function withoutOther(trap: Trap, key: string): Trap {
  const alone = (body: string): string => body.replace('/MarkInfo<</Marked true>>', '');
  const was = trap.bodies?.catalog;
  if (key !== 'MarkInfo' || was === undefined) return trap;
  return {
    ...trap,
    bodies: { ...trap.bodies, catalog: alone(was) },
    later: trap.later.map(([number, body]) => [number, number === parts.catalog ? alone(body) : body]),
  };
}

/** Attacks by whoever prepared the file before it was signed, or signs it too. */
export function* preparedAttacks(): Generator<Attack> {
  for (const layout of Object.keys(layouts) as LayoutName[]) {
    for (const [name, objects] of Object.entries(impostors))
      yield { name: `${layout}: ${name}`, base: sampleOf(layout), file: ofImpostor(layout, objects) };
    for (const [name, { later, ...prepared }] of traps) {
      const base = signedSample(layouts[layout], prepared);
      yield {
        name: `${layout}: ${name}`,
        base,
        file: appendRevision(base, { ...revisionOf(layout), objects: new Map(later) }),
      };
    }
  }
}
