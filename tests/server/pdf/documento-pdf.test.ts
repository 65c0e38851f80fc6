import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import type { NoCorpo } from '#schemas/corpo/no-corpo.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { createPdfRenderer, type PdfEntrada } from '#server/ferramentas/pdf/index.ts';
import {
  assinatura,
  celula,
  doc,
  h,
  imagem,
  lista,
  marcador,
  p,
  quebra,
  tabela,
  texto,
} from '#tests/schemas/corpo/nos.ts';
import { modelos } from '#demonstracao/modelos.ts';
import { entradaExemplo } from './entrada-exemplo.ts';
import { png } from './png.ts';
import { codesOf, readPdf, type PdfRead } from './read-pdf.ts';

const renderer = createPdfRenderer();
afterAll(() => renderer.close());

const read = async (changes: Partial<PdfEntrada> = {}): Promise<PdfRead & { paginas: number }> => {
  const { pdf, paginas } = await renderer.renderDocumento(entradaExemplo(changes));
  return { ...(await readPdf(pdf)), paginas };
};

const withCorpo = (...content: readonly NoCorpo[]): Promise<PdfRead & { paginas: number }> =>
  read({ corpo: doc(...content) });

describe('the file', () => {
  test('is PDF/A-2a, tagged, in Brazilian Portuguese, with title, author and the given instant', async () => {
    const pdf = await read();
    expect(pdf.info).toMatch(/Title: +Edital 41\/2026-CCL: manutenção da iluminação pública\n/);
    expect(pdf.info).toMatch(/Author: +Helena Duarte Pires\n/);
    expect(pdf.info).toMatch(/Tagged: +yes/);
    expect(pdf.info).toMatch(/Page size: .*A4/);
    expect(pdf.xmp).toContain('<pdfaid:part>2</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>');
    expect(pdf.xmp).toContain('<dc:language><rdf:Bag><rdf:li>pt-BR</rdf:li>');
    expect(pdf.xmp).toContain('<xmp:CreateDate>2026-11-18T11:48:00Z</xmp:CreateDate>');
  });

  test('has headings, tables, lists and quotations that a screen reader can follow', async () => {
    const whole = await read({
      corpo: doc(
        p('Parecer', { classe: 'epigrafe' }),
        h(4, 'fundo demais'),
        lista('bulletList', [p('um')]),
        tabela([celula('a'), celula('b')]),
        { type: 'blockquote', content: [p('citação')] },
        imagem('mapa', { alt: 'Mapa do bairro' }),
      ),
      imagens: { mapa: png(60, 40) },
    });
    const tags = [...whole.structure.matchAll(/^ +(H\d|L|LI|Table|TD|BlockQuote|Figure)\b/gm)].map(
      ([, tag]) => tag,
    );
    expect(tags).toEqual(['H1', 'H2', 'L', 'LI', 'Table', 'TD', 'TD', 'BlockQuote', 'Figure']);
  });

  test('the same input gives the same bytes, whatever was made in between', async () => {
    const hash = async (): Promise<string> => {
      const { pdf } = await renderer.renderDocumento(entradaExemplo());
      return createHash('sha256').update(pdf).digest('hex');
    };
    const first = await hash();
    await renderer.renderDocumento(entradaExemplo({ titulo: 'outro', corpo: doc(p('outro')) }));
    expect(await hash()).toBe(first);
  });
});

describe('the page', () => {
  test('has letterhead, text with accents, signature place, address, number, pages and verification', async () => {
    const { pdf, paginas } = await renderer.renderDocumento(entradaExemplo());
    const { flat } = await readPdf(pdf);
    expect(paginas).toBe(1);
    expect(await codesOf(pdf)).toEqual(['https://malote.vilaserena.gov.br/verificar/VS26-7KQM-41XD-09TR']);
    for (const words of [
      'Prefeitura de Vila Serena Coordenadoria de Compras e Licitações Edital de licitação nº 41/2026',
      'O Município torna público que realizará licitação, nos termos da Lei nº 14.133, de 1º de abril de 2021.',
      'Valor estimado R$ 1.284.600,00',
      'Atenciosamente, Helena Duarte Pires Coordenadora',
      'Praça da Matriz, 100, Centro',
      'Edital 41/2026-CCL · Prefeitura de Vila Serena',
      'Confira a autenticidade em malote.vilaserena.gov.br/verificar',
      'VS26-7KQM-41XD-09TR',
      'Página 1 de 1',
    ]) {
      expect(flat).toContain(words);
    }
  });

  test('a body without a fixed header gets the letterhead of organisation and unit', async () => {
    expect((await withCorpo(p('Texto.'))).flat).toContain(
      'Prefeitura de Vila Serena Coordenadoria de Compras e Licitações Texto.',
    );
  });

  test('from the second page on, the header says whose document it is', async () => {
    const { text, paginas } = await withCorpo(p('um'), { type: 'pageBreak' }, p('dois'));
    expect(paginas).toBe(2);
    expect(text.split('\f')[1]).toMatch(/Prefeitura de Vila Serena +Edital 41\/2026-CCL\s+dois/);
  });

  test('shows the drawing of who signed, and none before, nor one that cannot be read', async () => {
    const signed = { chave: 'assinatura_1', nome: 'Helena Duarte Pires', assinadoEm: '2026-11-18T12:00:00Z' };
    const drawn = async (imagem: Uint8Array, more: object = {}): Promise<string> => {
      const { flat, images } = await read({ assinaturas: [{ ...signed, imagem, ...more }] });
      expect(flat).toContain('Helena Duarte Pires');
      return images;
    };
    const size = /\b120 +41\b/;
    expect(await drawn(png(120, 41))).toMatch(size);
    expect(await drawn(png(120, 41), { assinadoEm: undefined })).not.toMatch(size);
    expect(await drawn(png(120, 41).subarray(0, 60))).not.toMatch(size);
  });

  test('a signed place says when, in the time of Brasília', async () => {
    const assinaturas = [
      { chave: 'assinatura_1', nome: 'Otávio Nunes Brandão', assinadoEm: '2026-11-18T12:05:09Z' },
    ];
    expect((await read({ assinaturas })).flat).toContain(
      'Assinado eletronicamente em 18/11/2026 09:05:09 Otávio Nunes Brandão',
    );
  });

  test.each([
    ['minuta', 'Minuta sem validade'],
    ['cancelado', 'Documento cancelado'],
    ['teste', 'Documento de teste, sem validade'],
  ] as const)('a %s says so, with all its content legible', async (situacao, words) => {
    const marked = await read({ situacao });
    const plain = await read();
    const letters = (pdf: PdfRead): string => [...pdf.text.replace(/\s/g, '')].sort().join('');
    const mark = situacao.toUpperCase();
    expect(marked.flat).toContain(words);
    expect(letters(marked)).toBe([...`${letters(plain)}${mark}${words}`.replace(/\s/g, '')].sort().join(''));
  });

  test('secrecy stands on top and bottom of every page', async () => {
    const { text } = await read({
      sigilo: 'Reservado',
      corpo: doc(p('um'), { type: 'pageBreak' }, p('dois')),
    });
    for (const page of text.split('\f').slice(0, 2)) expect(page.match(/RESERVADO/g)).toHaveLength(2);
  });
});

describe('the manifest', () => {
  const manifesto: PdfEntrada['manifesto'] = {
    sha256: '9f2c41d07be85a3316c4e0a7d95f8b216e73fa0c2d184b97a55e60f1c38d7b4a',
    concluidoEm: '2026-11-18T11:48:00Z',
    pendentes: ['Rafael Monteiro Lins'],
    assinaturas: [
      {
        nome: 'Otávio Nunes Brandão',
        cpf: '***.702.315-**',
        cargo: 'Secretário',
        unidade: 'SEMAD',
        meio: 'DIGITAL',
        nivel: 'QUALIFICADA',
        assinadoEm: '2026-11-18T12:05:00Z',
      },
      {
        nome: 'Helena Duarte Pires',
        emNomeDe: 'Beatriz Anjos Cordeiro',
        meio: 'DOCFLOW',
        nivel: 'AVANCADA',
        assinadoEm: '2026-11-19T02:20:00Z',
        codigo: 'A7K2-99QX',
      },
    ],
  };

  test('is a page of its own, after a text that is as it was', async () => {
    const frozen = await read();
    const reading = await read({ manifesto });
    expect(reading.paginas).toBe(frozen.paginas + 1);
    const [first = ''] = reading.text.split('\f');
    expect(first.replace('Página 1 de 2', 'Página 1 de 1')).toBe(frozen.text.split('\f')[0]);
  });

  test('says who, role, unit, when in Brasília, means, level, code and the hash of the original', async () => {
    const { text } = await read({ manifesto });
    const page = (text.split('\f')[1] ?? '').replace(/\s+/g, ' ');
    for (const words of [
      'Manifesto de assinaturas',
      '2 assinaturas',
      'Otávio Nunes Brandão ***.702.315-** Qualificada, ICP-Brasil',
      'Secretário · SEMAD',
      '18/11/2026 09:05:00, horário de Brasília · Certificado digital',
      '18/11/2026 23:20:00, horário de Brasília · Senha conferida no sistema',
      'por substituição de Beatriz Anjos Cordeiro',
      'Código da assinatura A7K2-99QX',
      'Ainda falta assinar: Rafael Monteiro Lins.',
      'VS26-7KQM-41XD-09TR',
    ]) {
      expect(page).toContain(words);
    }
    expect(page.replace(/ /g, '')).toContain('9f2c41d07be85a3316c4e0a7d95f8b21');
  });
});

describe('what a person types is printed as it is', () => {
  const hostile = [
    '#let x = 1; #panic("x") #read("/etc/passwd")',
    '*não é negrito* _nem itálico_ `nem código` $x^2$ @rotulo <rotulo>',
    '= não é título',
    '<script>alert(1)</script> <b>oi</b> &amp; &#225;',
    '// comentário /* bloco */ \\u{41} \\ -- --- ~ "aspas" \'simples\'',
    '{{marcador}} #[corpo] [colchetes] {chaves} https://exemplo.gov.br',
  ];

  test.each(hostile)('%s', async (words) => {
    const { flat } = await withCorpo(
      p(words),
      h(2, words),
      lista('bulletList', [p(words)]),
      tabela([celula(words)]),
    );
    expect(flat.replace(/ /g, '').split(words.replace(/ /g, '')).length - 1).toBe(4);
  });

  test('in every other field too', async () => {
    const code = '#panic("x") *a* <b>';
    const pdf = await read({
      titulo: code,
      autores: [code],
      numero: code,
      sigilo: code,
      organizacao: { nome: code },
      unidade: { nome: code },
      corpo: doc(p([marcador('valor')]), assinatura('assinatura_1')),
      valores: { valor: code },
      assinaturas: [{ chave: 'assinatura_1', nome: code, cargo: code, unidade: code }],
    });
    expect(pdf.info).toContain(`Title:           ${code}`);
    expect(pdf.flat.split(code).length - 1).toBe(8);
    expect(pdf.text.split(code.toUpperCase()).length - 1).toBe(2);
  });
});

describe('bodies of all kinds', () => {
  test('a table with spans, widths, a heading row that repeats and spans that run over the edge', async () => {
    const rows = Array.from({ length: 90 }, (_, i) => [celula(`linha ${i}`), celula('b'), celula('c')]);
    const head = ['Item', 'Quantidade', 'Preço'].map((title) => celula(title, undefined, 'tableHeader'));
    const { text, paginas } = await withCorpo(
      tabela(head, ...rows),
      tabela(
        [
          celula('largo', { colspan: 2, colwidth: [100, 200] }),
          celula('alto', { rowspan: 9, colwidth: [50] }),
        ],
        [celula('x'), celula('y'), celula('z')],
      ),
      tabela([]),
    );
    expect(paginas).toBeGreaterThan(2);
    for (const page of text.split('\f').slice(0, 3)) expect(page).toMatch(/Item +Quantidade +Preço/);
    expect(text).toContain('linha 89');
    expect(text).toMatch(/largo +alto/);
    expect(text).toMatch(/x +y +z/);
  });

  test('lists inside lists, with their numbers', async () => {
    const inner = { ...lista('orderedList', [p('dentro')], [p('dois')]), attrs: { start: 3, type: 'a' } };
    const { text } = await withCorpo(
      lista('orderedList', [p('fora'), inner]),
      lista('bulletList', [p('ponto')]),
    );
    expect(text).toMatch(/1\. +fora\n +c\) +dentro\n +d\) +dois\n• +ponto/);
  });

  test('images of any size fit the page; one that adorns needs no words', async () => {
    const { images, paginas } = await read({
      corpo: doc(
        imagem('a', { alt: 'Foto larga', width: 100 }),
        imagem('b', { decorativa: true }),
        tabela([
          { type: 'tableCell', content: [imagem('a', { alt: 'Foto', width: 100 })] },
          celula('ao lado'),
        ]),
      ),
      imagens: { a: png(3000, 200), b: png(20, 4000) },
    });
    expect(images.trim().split('\n').slice(2).length).toBeGreaterThanOrEqual(3);
    expect(paginas).toBe(2);
  });

  test('a word, address or hash that no line can hold stays on the paper', async () => {
    const long = 'a'.repeat(400);
    const { text } = await withCorpo(p(long), tabela([celula(long), celula('b')]));
    expect(text.replace(/[^a]/g, '').length).toBeGreaterThan(780);
    const width = Math.max(...text.split('\n').map((line) => line.length));
    expect(width).toBeLessThan(140);
  });

  test('a code with a hyphen is not broken at it', async () => {
    const words = Array.from({ length: 60 }, (_, i) => `${i}/2026-CCL`);
    const { flat } = await withCorpo(p(words.join(' ')));
    for (const word of words) expect(flat).toContain(` ${word} `);
  });

  test('text pasted from a word processor', async () => {
    const { text } = await withCorpo(
      p([
        texto('\uf0b7\u00a0Primeiro\u00adponto\u200b e pre\u0301vio'),
        quebra,
        texto('art.\u00a05º\u2011A'),
      ]),
      { type: 'paragraph' },
      p('2₂ m² → ≥ ½ € № § ª º “ ” – — … ☒ ☑ ✔ ∑ α Ω Ж ă'),
    );
    expect(text).toContain('Primeiroponto e prévio');
    expect(text).toMatch(/art\.\s5º-A/);
    expect(text).toContain('2₂ m² → ≥ ½ € № § ª º “ ” – — … ☒ ☑ ✔ ∑ α Ω Ж ă');
  });

  test('sixty pages', async () => {
    const { paginas, text } = await withCorpo(
      ...Array.from({ length: 60 }, (_, i) => [
        p(`Folha ${i + 1}: ${'texto corrido de um processo longo. '.repeat(60)}`),
        { type: 'pageBreak' },
      ]).flat(),
    );
    expect(paginas).toBe(60);
    expect(text).toContain('Folha 60:');
    expect(text).toContain('Página 60 de 60');
  });

  test.each(modelos.map((modelo) => [modelo.codigo, modelo] as const))(
    'model %s, as a draft',
    async (_, modelo) => {
      const rotulos = Object.fromEntries(modelo.propriedades.map(({ chave, rotulo }) => [chave, rotulo]));
      const { flat } = await read({
        situacao: 'minuta',
        corpo: modelo.corpo as CorpoDoc,
        rotulos,
        assinaturas: [],
      });
      expect(flat).toContain('Minuta sem validade');
      expect(flat).not.toContain('{{');
      expect(flat).toContain(rotulos['assinatura_1']);
    },
  );
});

describe('places that are still open', () => {
  const corpo = doc(p([texto('Decisão: '), marcador('decisao'), texto('.')]), assinatura('assinatura_9'));
  const rotulos = { decisao: 'Escolha a decisão', assinatura_9: 'Assinatura 9' };

  test('a draft names them', async () => {
    const { flat } = await read({ situacao: 'minuta', corpo, rotulos });
    expect(flat).toContain('Decisão: Escolha a decisão .');
    expect(flat).toContain('Assinatura 9');
  });

  test('a concluded document does not', async () => {
    const { flat } = await read({ corpo, rotulos });
    expect(flat).toContain('Decisão: .');
    expect(flat).not.toContain('Assinatura 9');
  });
});
