import { describe, expect, it } from 'vitest';
import { isJudged } from '#server/ferramentas/signature/pdf/later-change.ts';
import { signaturesOf } from '#server/ferramentas/signature/pdf/signatures-of.ts';
import { checkFile } from '#server/conteudo/certificado/arquivo/check-file.ts';
import { layouts } from '#tests/setup/attack-way.ts';
import { revisionOf } from '#tests/setup/later-attacks.ts';
import { appendRevision, brokenSignature, laterSignature, streamOf } from '#tests/setup/later-revision.ts';
import { pixelsOf, showTheSame } from '#tests/setup/shown-pixels.ts';
import { bodies, parts, signedSample, type Prepared } from '#tests/setup/signed-sample.ts';

/* What a signature permits to come after it, and what it forbids (ISO 32000-2, 12.8.2.2 and 12.8.2.4). */

const transform = (method: string, parameters: string): string =>
  `<</Type/SigRef/TransformMethod/${method}/TransformParams<</Type/TransformParams/V/1.2${parameters}>>>>`;
const certified = (level: number): string => `/Reference[${transform('DocMDP', `/P ${level}`)}]`;
const fieldRule = (rule: string): string => `/Reference[${transform('FieldMDP', rule)}]`;
const lock = (rule: string): string => `/Lock<</Type/SigFieldLock${rule}>>`;

type Objects = readonly (readonly [number, string])[];
const look = (more = '/BBox[0 0 100 20]'): string =>
  streamOf('0 0 100 20 re f', `/Type/XObject/Subtype/Form${more}`);
const filledWith = (from: string | RegExp, to: string): Objects => [
  [parts.text, bodies.text.replace(from, to).replace(`/N ${parts.textLook} 0 R`, '/N 91 0 R')],
  [91, look()],
];
const filled = filledWith('/V(Ana)', '/V(Bia)/M(D:2026)');

const after = (prepared: Prepared, objects: Objects): { readonly base: Buffer; readonly file: Buffer } => {
  const base = signedSample(layouts.tabela, prepared);
  return { base, file: appendRevision(base, { ...revisionOf('tabela'), objects: new Map(objects) }) };
};
const told = (prepared: Prepared, objects: Objects): readonly string[] =>
  (signaturesOf(after(prepared, objects).file).find(({ campo }) => campo === 'Primeira')?.changes ?? []).map(
    ({ o, campo, por }) => [o, campo, por].filter((one) => one !== undefined).join(' '),
  );

const permitted = 'preenchido Nome 1';
const locked = 'campoTravado Nome 1';
const closed = 'proibido Nome 1';

describe('a field that is filled after a signature', () => {
  it.each<[string, Prepared, string]>([
    ['certified for filling', { said: certified(2) }, permitted],
    ['certified for notes too', { said: certified(3) }, permitted],
    [
      'certified without a level, which is for filling',
      { said: `/Reference[${transform('DocMDP', '')}]` },
      permitted,
    ],
    ['certified against all', { said: certified(1) }, closed],
    ['certified with a level that is none', { said: certified(7) }, closed],
    ['that locks another field', { said: fieldRule('/Action/Include/Fields[(Outro)]') }, permitted],
    ['that locks it', { said: fieldRule('/Action/Include/Fields[(Nome)]') }, locked],
    [
      'that locks it in other letters',
      { said: fieldRule('/Action/Include/Fields[<FEFF006E006F006D0065>]') },
      locked,
    ],
    ['that locks all', { said: fieldRule('/Action/All') }, locked],
    ['that locks in a way that is not known', { said: fieldRule('/Action/Todos') }, locked],
    ['that locks all but it', { said: fieldRule('/Action/Exclude/Fields[(Nome)]') }, permitted],
    ['that locks all but another', { said: fieldRule('/Action/Exclude/Fields[(Nom)]') }, locked],
    [
      'in a place that locks it',
      { said: certified(2), saidByField: lock('/Action/Include/Fields[(Nome)]') },
      locked,
    ],
    [
      'in a place that locks another',
      { saidByField: lock('/Action/Include/Fields[(Primeira)]/P 3') },
      permitted,
    ],
    ['in a place that closes all', { saidByField: lock('/Action/Include/Fields[(Primeira)]/P 1') }, closed],
  ])('is what it says: one %s', (_what, prepared, said) => {
    expect(told(prepared, filled)).toEqual([said]);
  });

  it('is a change where no signature says a word', () => {
    expect(told({}, filled)).toEqual(['anotacao']);
  });

  it('is one by its name with those above it', () => {
    const nested = (rule: string): Prepared => ({
      bodies: {
        text: bodies.text.replace('/T(Nome)', '/T(Nome)/Parent 33 0 R'),
        form: bodies.form.replace(`[${parts.text} 0 R`, '[33 0 R'),
      },
      more: [`<</T(Pai)/Kids[${parts.text} 0 R]>>`],
      said: fieldRule(rule),
    });
    const fill = filled.map(
      ([number, body]) => [number, body.replace('/T(Nome)', '/T(Nome)/Parent 33 0 R')] as const,
    );
    expect(told(nested('/Action/Include/Fields[(Pai.Nome.Mais)]'), fill)).toEqual([
      'campoTravado Pai.Nome 1',
    ]);
    expect(told(nested('/Action/Include/Fields[(Nome)]'), fill)).toEqual(['preenchido Pai.Nome 1']);
    expect(told(nested('/Action/Include/Fields[(Pai)]'), fill)).toEqual(['campoTravado Pai.Nome 1']);
    expect(told(nested('/Action/Include/Fields[(Pai.Nome)]'), fill)).toEqual(['campoTravado Pai.Nome 1']);
  });

  it('is filled too where its drawing took the place of the one before', () => {
    expect(told({ said: certified(2) }, [[parts.textLook, look()]])).toEqual([permitted]);
    expect(told({ said: certified(1) }, [[parts.textLook, look()]])).toEqual([closed]);
  });

  it.each<[string, Objects]>([
    ['its place', filledWith('[20 60 120 80]', '[0 0 200 260]')],
    ['its name', filledWith('/T(Nome)', '/T(Outro)')],
    ['its kind', filledWith('/FT/Tx', '/FT/Ch')],
    ['how it is scaled', filledWith('/F 4', '/F 28')],
    ['whether it is shown', filledWith('/F 4', '/F 6')],
    ['what it does', filledWith('/F 4', '/F 4/AA<</E<</S/JavaScript/JS(1)>>>>')],
    ['the layer that it is in', filledWith('/F 4', `/F 4/OC ${parts.layer} 0 R`)],
    ['what draws over the page, without a box', [filled[0] ?? [0, ''], [91, look('')]]],
    ['the page', [...filled, [parts.content, bodies.secondContent]]],
    ['another field', [...filled, [parts.empty, bodies.empty.replace('[20 10 100 40]', '[20 10 100 90]')]]],
    [
      'what a page draws too',
      [
        [parts.text, bodies.text.replace('(Ana)', '(Bia)')],
        [parts.drawing, look()],
      ],
    ],
    [
      'what is asked to be drawn anew',
      [...filled, [parts.form, bodies.form.replace('/Fields[', '/NeedAppearances true/Fields[61 0 R ')]],
    ],
  ])('is a change, as any, with more than its value: %s', (_what, objects) => {
    const { file } = after({ said: certified(2) }, objects);
    const [first] = signaturesOf(file);
    expect(first?.changes.some(isJudged)).toBe(true);
  });

  it('is not permitted by a signature that is wrong, or by one that came later', () => {
    const broken = signedSample(layouts.tabela, { said: certified(2) });
    broken.write('9', broken.indexOf('Segunda'), 'latin1');
    const file = appendRevision(broken, { ...revisionOf('tabela'), objects: new Map(filled) });
    expect(signaturesOf(file)[0]?.changes.some(isJudged)).toBe(true);
    const second: Objects = [
      [81, '<</Type/Annot/Subtype/Widget/FT/Sig/T(Segunda)/Rect[0 0 0 0]/F 132/V 83 0 R>>'],
      [83, laterSignature().replace('/Filter', `${certified(2)}/Filter`)],
      [parts.form, bodies.form.replace('/Fields[', '/Fields[61 0 R 81 0 R ')],
    ];
    const twice = appendRevision(after({}, second).file, {
      ...revisionOf('tabela'),
      objects: new Map(filled),
    });
    expect(signaturesOf(twice).map(({ changes }) => changes.map(({ o }) => o))).toEqual([
      ['anotacao'],
      ['preenchido'],
    ]);
  });

  it('is told in words, with the field, and is neither right in silence nor wrong', async () => {
    const { base, file } = after({ said: certified(2) }, filled);
    const said = checkFile({
      nome: 'a',
      bytes: file,
      trust: [],
      agora: new Date(),
      zone: 'America/Sao_Paulo',
    });
    expect(said.itens[0]?.linhas.find(({ ponto }) => ponto === 'MUDANCAS')).toEqual({
      ponto: 'MUDANCAS',
      resultado: 'ATENCAO',
      texto: expect.stringContaining(
        'foram preenchidos campos ou postas anotações, como a assinatura permite',
      ) as string,
      prova: 'foi preenchido o campo Nome, como a assinatura 1 permite',
    });
    const [before, now] = [await pixelsOf(base), await pixelsOf(file)];
    expect([showTheSame(before, now), showTheSame(before, now, [20, 60, 120, 80])]).toEqual([false, true]);
  });
});

describe('a note that is put on a page after a signature', () => {
  const noted = (note: string, number = 91): Objects => [
    [parts.page, bodies.page.replace('/Annots[', `/Annots[${number} 0 R `)],
    [number, note],
    [92, look()],
  ];
  const note = (more = '', kind = 'Highlight'): string =>
    `<</Type/Annot/Subtype/${kind}/Rect[20 215 120 240]/F 4/AP<</N 92 0 R>>${more}>>`;

  it('is told as permitted where who signed permits notes, and nobody forbids them', () => {
    expect(told({ said: certified(3) }, noted(note()))).toEqual(['anotado 1']);
    expect(told({ said: certified(3) }, noted(note('', 'Stamp')))).toEqual(['anotado 1']);
    expect(told({ said: certified(2) }, noted(note()))).toEqual(['anotacao']);
    expect(told({ said: certified(1) }, noted(note()))).toEqual(['anotacao']);
    expect(told({ said: fieldRule('/Action/Include/Fields[(Outro)]') }, noted(note()))).toEqual(['anotacao']);
    expect(told({ said: certified(3), saidByField: lock('/Action/All/P 2') }, noted(note()))).toEqual([
      'anotacao',
    ]);
    expect(told({}, noted(note()))).toEqual(['anotacao']);
  });

  it.each([
    ['that does something', note('/A<</S/URI/URI(http://x)>>')],
    ['in a layer', note(`/OC ${parts.layer} 0 R`)],
    ['that is a field', note('/FT/Tx')],
    ['that is a place to click', note('', 'Link')],
    ['that blots out', note('', 'Redact')],
    ['that is behind all', note('', 'Watermark')],
    ['that is a place of a field', note('', 'Widget')],
  ])('is a change, as any, %s', (_what, body) => {
    expect(told({ said: certified(3) }, noted(body))).toEqual(['anotacao']);
  });

  it('is none in an object of before, or in the place of one', () => {
    const spare = { said: certified(3), more: [note()] };
    expect(told(spare, noted(note(), 33))).toEqual(['anotacao']);
    const gone: Objects = [
      [parts.page, bodies.page.replace(`${parts.stamp} 0 R`, '91 0 R')],
      [91, note()],
      [92, look()],
    ];
    expect(told({ said: certified(3) }, gone)).toContain('anotacao');
    const changed: Objects = [[parts.stamp, bodies.stamp.replace('[120 100 180 140]', '[20 215 120 240]')]];
    expect(told({ said: certified(3) }, changed)).toEqual(['anotacao']);
  });
});

describe('a signature that comes later', () => {
  const signs = (kind: 'Sig' | 'DocTimeStamp', made = laterSignature(kind)): Objects => [
    [81, '<</Type/Annot/Subtype/Widget/FT/Sig/T(Segunda)/Rect[0 0 0 0]/F 132/V 83 0 R>>'],
    [83, made],
    [parts.form, bodies.form.replace('/Fields[', '/Fields[61 0 R 81 0 R ')],
  ];
  const inPlace: Objects = [
    [parts.empty, bodies.empty.replace('/F 4', '/F 132/V 83 0 R')],
    [83, laterSignature()],
  ];

  it('is forbidden where nothing is permitted; what proves that the file was there is not', () => {
    expect(told({ said: certified(1) }, signs('Sig'))).toEqual(['proibido Segunda 1']);
    expect(told({ saidByField: lock('/Action/All/P 1') }, signs('Sig'))).toEqual(['proibido Segunda 1']);
    expect(told({ said: certified(1) }, signs('DocTimeStamp'))).toEqual([]);
    expect(told({ said: certified(2) }, signs('Sig'))).toEqual([]);
    expect(told({ said: certified(1) }, signs('Sig', brokenSignature()))).not.toEqual([]);
  });

  it('is forbidden in a place that is locked, and not in a new one', () => {
    expect(told({ said: fieldRule('/Action/All') }, inPlace)).toEqual(['campoTravado Lugar 1']);
    expect(told({ said: fieldRule('/Action/Include/Fields[(Nome)]') }, inPlace)).toEqual([]);
    expect(told({ said: fieldRule('/Action/All') }, signs('Sig'))).toEqual([]);
  });

  it.each(['[79 0 R]', '77 0 R'])(
    'is one in two objects, whether the place names its field or not: kids %s',
    (kids) => {
      const more: Objects = [[77, '[79 0 R]']];
      for (const parent of ['', '/Parent 81 0 R'])
        expect(
          told({}, [
            ...signs('Sig'),
            [81, `<</FT/Sig/T(Segunda)/V 83 0 R/Kids ${kids}>>`],
            [
              79,
              `<</Type/Annot/Subtype/Widget/Rect[120 20 148 50]/F 132/P ${parts.page} 0 R/AP<</N 91 0 R>>${parent}>>`,
            ],
            [91, look()],
            [parts.page, bodies.page.replace('/Annots[', '/Annots[79 0 R ')],
            ...more,
          ]),
        ).toEqual([]);
    },
  );

  it('is in a place of before that only its field knows', () => {
    const prepared: Prepared = {
      bodies: {
        empty: '<</FT/Sig/T(Lugar)/Kids 34 0 R>>',
        page: bodies.page.replace(`${parts.empty} 0 R`, '33 0 R'),
      },
      more: [`<</Type/Annot/Subtype/Widget/Rect[20 10 100 40]/F 4/P ${parts.page} 0 R>>`, '[33 0 R]'],
    };
    const objects: Objects = [
      [parts.empty, '<</FT/Sig/T(Lugar)/Kids 34 0 R/V 83 0 R>>'],
      [33, `<</Type/Annot/Subtype/Widget/Rect[20 10 100 40]/F 132/P ${parts.page} 0 R/AP<</N 91 0 R>>>>`],
      [83, laterSignature()],
      [91, look()],
    ];
    expect(told(prepared, objects)).toEqual([]);
  });

  it('shows nothing in a place that two fields have', () => {
    expect(
      told({}, [
        ...signs('Sig'),
        [81, '<</FT/Sig/T(Segunda)/V 83 0 R/Kids[79 0 R]>>'],
        [78, '<</FT/Tx/T(Terceira)/Kids[79 0 R]>>'],
        [parts.form, bodies.form.replace('/Fields[', '/Fields[61 0 R 81 0 R 78 0 R ')],
        [79, `<</Type/Annot/Subtype/Widget/Rect[120 20 148 50]/F 132/P ${parts.page} 0 R/AP<</N 91 0 R>>>>`],
        [91, look()],
        [parts.page, bodies.page.replace('/Annots[', '/Annots[79 0 R ')],
      ]),
    ).not.toEqual([]);
  });
});
