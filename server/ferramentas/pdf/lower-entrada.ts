import { fillMarcadores } from '#schemas/corpo/fill-marcadores.ts';
import type { PodeImprimir } from '#schemas/corpo/find-problems.ts';
import type { NoCorpo } from '#schemas/corpo/no-corpo.ts';
import { normalizeCorpo } from '#schemas/corpo/normalize-corpo.ts';
import { normalizeText } from '#schemas/corpo/normalize-text.ts';
import { format } from '#schemas/messages/format.ts';
import { pdf as textos } from '#schemas/messages/pt-BR/pdf.ts';
import { boxed } from './boxed.ts';
import { formatInstant } from './format-instant.ts';
import { lowerCorpo, type PaperImage } from './lower-corpo.ts';
import { lowerManifesto } from './lower-manifesto.ts';
import type { Paper, PaperBlock, PaperPage, PaperSigner } from './paper.ts';
import { isDraft, type AssinaturaPdf, type PaginaPdf, type PdfEntrada } from './pdf-entrada.ts';

/** Names of the files that the model puts on the page. */
export interface PageNames {
  readonly fundo?: string | undefined;
  readonly esquerda?: string | undefined;
  readonly direita?: string | undefined;
  readonly barras?: string | undefined;
}

/** Names of the files that accompany the paper. */
interface PaperFiles extends PageNames {
  readonly images: ReadonlyMap<string, PaperImage>;
  readonly brasao?: string;
  readonly qr?: string;
  /** The pages that come before the body, in their order. */
  readonly paginas: readonly string[];
  /** Drawings of signatures by their place. */
  readonly desenhos: ReadonlyMap<string, string>;
}

/** Decides everything that the template prints. `podeImprimir` keeps names and titles from stopping the paper. */
export const lowerEntrada = (entrada: PdfEntrada, files: PaperFiles, podeImprimir: PodeImprimir): Paper => {
  const clean = (text: string): string => boxed(normalizeText(text).replace(/\n/g, ' '), podeImprimir);
  const filled = normalizeCorpo(fillMarcadores(entrada.corpo, entrada.valores ?? {})) as NoCorpo;
  const lowered = lowerCorpo(filled, {
    images: files.images,
    rotulos: Object.fromEntries(
      Object.entries(entrada.rotulos ?? {}).map(([key, text]) => [key, clean(text)]),
    ),
    signers: new Map(
      (entrada.assinaturas ?? []).map((person) => [
        person.chave,
        lowerSigner(person, files.desenhos.get(person.chave), clean),
      ]),
    ),
    showMissing: isDraft(entrada.situacao),
  });
  const at = new Date(entrada.instante);
  return {
    titulo: clean(entrada.titulo),
    autores: entrada.autores.map(clean),
    data: [
      at.getUTCFullYear(),
      at.getUTCMonth() + 1,
      at.getUTCDate(),
      at.getUTCHours(),
      at.getUTCMinutes(),
      at.getUTCSeconds(),
    ],
    marca: entrada.situacao !== 'concluido' ? textos.marca[entrada.situacao] : undefined,
    sigilo: entrada.sigilo ? clean(entrada.sigilo) : undefined,
    timbre: {
      brasao: files.brasao && !files.fundo ? files.brasao : undefined,
      esquerda: files.esquerda || undefined,
      direita: files.direita || undefined,
      linhas: lowered.cabecalho.length > 0 || files.fundo ? lowered.cabecalho : letterhead(entrada, clean),
    },
    fundo: files.fundo || undefined,
    ...lowerBarcode(entrada, files.barras),
    paginas: entrada.paginas?.map((pagina, index) => lowerPage(pagina, files.paginas[index] ?? '', clean)),
    corpo: lowered.corpo,
    rodape: lowered.rodape,
    folha: lowerFolha(entrada, files, clean),
    manifesto: entrada.manifesto ? lowerManifesto(entrada, entrada.manifesto, files.qr, clean) : undefined,
  };
};

/** Words lower than this are not read. */
const lowest = 1;

const lowerPage = (
  { largura, altura, alt, textos: words }: PaginaPdf,
  f: string,
  clean: (text: string) => string,
): PaperPage => ({
  l: largura,
  a: altura,
  f,
  alt: clean(alt),
  s: words.map(({ texto, x, y, altura: high }) => [
    clean(texto),
    x * largura,
    y * altura,
    Math.max(lowest, Math.min(high * altura, textHeight)),
  ]),
});

/** What is written in a high field is no higher than a line. */
const textHeight = 12;

const lowerBarcode = ({ pagina }: PdfEntrada, f: string | undefined): Pick<Paper, 'barras'> =>
  f === undefined || !pagina?.codigoBarras
    ? {}
    : { barras: { f, l: pagina.codigoBarras.largura, a: pagina.codigoBarras.altura } };

const letterhead = ({ organizacao, unidade }: PdfEntrada, clean: (text: string) => string): PaperBlock[] => [
  { t: 'p', c: 'orgao', a: 'class', f: [clean(organizacao.nome)] },
  ...(unidade ? [{ t: 'p', c: 'unidade', a: 'class', f: [clean(unidade.nome)] } as const] : []),
];

const lowerSigner = (
  person: AssinaturaPdf,
  drawing: string | undefined,
  clean: (text: string) => string,
): PaperSigner => ({
  k: person.chave,
  nome: clean(person.nome),
  linhas: [person.cargo, person.unidade].filter((line) => line !== undefined).map(clean),
  ato: person.assinadoEm ? signedText(person, person.assinadoEm, clean) : undefined,
  f: drawing !== undefined && person.assinadoEm ? drawing : undefined,
  aberta: false,
});

const signedText = (
  { porQuem }: AssinaturaPdf,
  assinadoEm: string,
  clean: (text: string) => string,
): string => {
  const quando = formatInstant(assinadoEm);
  return porQuem === undefined
    ? format(textos.assinado, { quando })
    : format(textos.assinadoEmSubstituicao, { quando, nome: clean(porQuem) });
};

const lowerFolha = (
  entrada: PdfEntrada,
  files: PaperFiles,
  clean: (text: string) => string,
): Paper['folha'] => {
  const { numero, organizacao, verificacao, situacao } = entrada;
  const [before = '', between = '', after = ''] = textos.pagina.split(/\{pagina\}|\{total\}/);
  const lines = [
    {
      s: [numero, organizacao.nome]
        .filter((part) => part !== undefined)
        .map(clean)
        .join(' · '),
      mono: false,
    },
  ];
  if (situacao !== 'concluido') lines.push({ s: textos.semValidade[situacao], mono: false });
  if (entrada.vigencia !== undefined)
    lines.push({ s: format(textos.vigencia, { vigencia: clean(entrada.vigencia) }), mono: false });
  if (verificacao) {
    lines.push({ s: format(textos.confira, { url: clean(shortAddress(verificacao.url)) }), mono: false });
    lines.push({ s: clean(verificacao.codigo), mono: true });
  }
  return {
    cima: [clean(organizacao.nome), clean(numero ?? '')],
    linhas: lines,
    pagina: [before, between, after],
    qr: files.qr || undefined,
  };
};

/** The address to type: without the code, which stands beside it. */
const shortAddress = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/[^/]*$/, '');
