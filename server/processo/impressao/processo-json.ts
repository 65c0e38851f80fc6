import type { Peca } from '#schemas/shapes/processo-pecas.ts';
import type { NivelAcesso } from '#schemas/shapes/conteudo.ts';
import type { Packed, PackedFile } from './bag-files.ts';
import { pieceTitle } from './piece-name.ts';
import type { ToldEvent } from './told-events.ts';

/** What Tramita GOV.BR numbers the access with. */
const niveis: Readonly<Record<NivelAcesso, number>> = { PUBLICO: 1, RESTRITO: 2, SIGILOSO: 3 };

/**
 * The process in the shape in which public bodies send one to each other; source: the body `novoTramiteDeProcesso` of Tramita GOV.BR.
 * Instants are in UTC, sizes in bytes, digests in base 64.
 */
export const processoJson = (
  { plan: { processo, pecas }, files, instituicao }: Packed,
  eventos: readonly ToldEvent[],
): string =>
  JSON.stringify(
    {
      protocolo: processo.numero,
      staTipoProtocolo: 'P',
      nivelDeSigilo: niveis[processo.nivelAcesso],
      hipoteseLegal: processo.hipoteseLegal,
      processoDeNegocio: processo.tipoProcesso.rotulo,
      descricao: processo.assunto,
      dataHoraDeProducao: processo.criadoEm,
      dataHoraDeRegistro: processo.concluidoEm ?? processo.criadoEm,
      produtor: { nome: instituicao, tipo: 'orgaopublico', unidade: processo.unidade },
      classificacao: processo.assuntoClasse?.rotulo,
      interessados: processo.interessados.map(({ rotulo }) => ({ nome: rotulo })),
      itensHistorico: eventos.map(({ momento, unidade, texto, quem, citacao }) => ({
        dataHoraOperacao: momento,
        unidadeOperacao: unidade,
        operacao: citacao === undefined ? texto : `${texto}: ${citacao}`,
        usuario: quem,
      })),
      documentos: pecas.map(({ peca, assinaturas }) => documento(peca, assinaturas, files)),
      processoApensado: processo.relacoes
        .filter(({ especie, papel }) => especie === 'APENSADO' && papel === 'PRINCIPAL')
        .map(({ processo: { numero, assunto } }) => ({ protocolo: numero, descricao: assunto })),
    },
    null,
    2,
  );

const documento = (peca: Peca, assinaturas: readonly string[], files: readonly PackedFile[]) => ({
  ordem: peca.ordem,
  rotulo: peca.rotulo,
  descricao: pieceTitle(peca),
  retirado: peca.saida !== undefined,
  motivoDaRetirada: peca.saida?.motivo,
  nivelDeSigilo: peca.conteudo && niveis[peca.conteudo.nivelAcesso],
  especie: peca.conteudo && { nomeNoProdutor: peca.conteudo.tipoDocumento },
  identificacao: peca.conteudo && { numero: peca.conteudo.numero },
  produtor: { nome: peca.porQuem, unidade: peca.unidade },
  dataHoraDeRegistro: peca.juntadaEm,
  assinaturas,
  componentesDigitais: peca.saida
    ? []
    : files
        .filter(({ conteudoId }) => conteudoId === peca.conteudo?.id)
        .map(({ nome, path, uso, sha256, size, tipo }, index) => ({
          ordem: index + 1,
          nome,
          caminho: `data/${path}`,
          uso,
          hash: { algoritmo: 'SHA256', conteudo: Buffer.from(sha256, 'hex').toString('base64') },
          tamanhoEmBytes: size,
          mimeType: tipo,
        })),
});
