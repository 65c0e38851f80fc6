import { origemPesquisa } from '#schemas/campos-pesquisa.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import { especieDe } from '#schemas/especies.ts';
import type { ItemPesquisa } from '#schemas/shapes/pesquisa.ts';
import { maskCpf } from '#server/pessoas/acesso/mask-cpf.ts';
import { presentHit } from '#server/conteudo/achados/index.ts';
import type { FoundRow } from './item-columns.ts';

/** A row as it travels: what is empty is absent. */
export const presentFound = (row: FoundRow & { readonly id: number }): ItemPesquisa => {
  const { coluna, deOrigemExterna } = especieDe(row.tipo);
  return {
    id: row.id,
    tipo: row.tipo,
    assunto: row.assunto,
    sigilo: row.sigilo,
    estado: row.estado,
    nivelAcesso: row.nivelAcesso,
    fase: row.fase,
    origem: deOrigemExterna ? origemPesquisa.externo : origemPesquisa.interno,
    interessado: [...row.interessados],
    cpfCnpjInteressado: row.documentos.map(maskedDocument),
    assinante: [...row.assinantes],
    paraConhecimento: [...row.copias],
    dataCriacao: row.criadoEm.toISOString(),
    origemAutor: row.origem,
    localizacaoDetentor: row.detentor,
    assinaturaCertificadoDigital: row.certificado,
    removerDocumentoVinculado: row.vinculado,
    envelopeFechado: row.nivelAcesso === 'SIGILOSO',
    protocoloExterno: row.tipo === tipoConteudo.solicitacaoServico,
    ...presentHit(row),
    numeroProtocolo: row.protocolo ?? undefined,
    ...(row.numero === null ? {} : { [coluna]: row.numero }),
    dataUltimoTramite: row.ultimoTramite?.toISOString(),
    tipoDocumento: row.tipoDocumento ?? undefined,
    tipoProcesso: row.tipoProcesso ?? undefined,
    observacoes: row.observacoes ?? undefined,
    usuarioExterno: row.externo ?? undefined,
    modeloDocumento: row.modelo ?? undefined,
  };
};

/** A company's number is public; a person's is shown in part. */
const maskedDocument = (key: string): string =>
  key.length === 14 ? key.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5') : maskCpf(key);
