import { legalZoneName } from '#schemas/legal-zone.ts';
import { format } from '#schemas/messages/format.ts';
import { pdf as textos } from '#schemas/messages/pt-BR/pdf.ts';
import { formatInstant } from './format-instant.ts';
import { pieces } from './lower-inline.ts';
import type { PaperManifesto, PaperManifestoItem } from './paper.ts';
import type { AssinaturaManifesto, ManifestoPdf, PdfEntrada } from './pdf-entrada.ts';

type Clean = (text: string) => string;

/** The page that says who signed, when and how. */
export const lowerManifesto = (
  entrada: PdfEntrada,
  manifesto: ManifestoPdf,
  qr: string | undefined,
  clean: Clean,
): PaperManifesto => {
  const { verificacao } = entrada;
  const words = textos.manifesto;
  const total = manifesto.assinaturas.length;
  const facts: [rotulo: string, valor: string | undefined, mono: boolean][] = [
    [words.documento, entrada.titulo, false],
    [words.numero, entrada.numero, false],
    [words.emitido, manifesto.concluidoEm && legalMoment(manifesto.concluidoEm), false],
    [words.codigo, verificacao?.codigo, true],
    [words.endereco, verificacao?.url, false],
    [words.sha256, manifesto.sha256, true],
  ];
  return {
    titulo: words.titulo,
    explicacao: words.explicacao,
    fatos: facts.flatMap(([rotulo, valor, mono]) =>
      valor ? [{ rotulo, valor: pieces(clean(valor)), mono }] : [],
    ),
    contagem:
      total === 0 ? words.nenhuma : total === 1 ? words.assinatura : format(words.assinaturas, { n: total }),
    itens: manifesto.assinaturas.map((signature) => lowerItem(signature, clean)),
    pendentes: manifesto.pendentes?.length
      ? format(words.pendentes, { nomes: manifesto.pendentes.map(clean).join(', ') })
      : undefined,
    qr: qr ? { f: qr, alt: textos.codigoQr } : undefined,
  };
};

const lowerItem = (signature: AssinaturaManifesto, clean: Clean): PaperManifestoItem => {
  const words = textos.manifesto;
  const role = [signature.cargo, signature.unidade]
    .filter((part) => part !== undefined)
    .map(clean)
    .join(' · ');
  const instead = signature.emNomeDe ? format(words.porConta, { nome: clean(signature.emNomeDe) }) : '';
  return {
    nome: clean(signature.nome),
    cpf: signature.cpf ? clean(signature.cpf) : undefined,
    linhas: [instead, role, `${legalMoment(signature.assinadoEm)} · ${textos.meio[signature.meio]}`].filter(
      (line) => line !== '',
    ),
    nivel: textos.nivel[signature.nivel],
    codigo: signature.codigo ? `${words.codigoAssinatura} ${clean(signature.codigo)}` : undefined,
  };
};

const legalMoment = (iso: string): string =>
  format(textos.manifesto.quando, { quando: formatInstant(iso), fuso: legalZoneName() });
