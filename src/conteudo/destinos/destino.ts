import type { DestinoPedido } from '#schemas/shapes/destino.ts';
import type { DestinatarioPadrao, DestinoPossivel } from '#schemas/shapes/tramite.ts';
import { text } from '#src/i18n/text.ts';

/** Tells two destinations apart. */
export const destinoKey = ({ unidade, usuario }: DestinoPossivel): string =>
  `${unidade.id}/${usuario?.id ?? 0}`;

/** "PGM - Procuradoria-Geral" or "Beatriz Anjos Cordeiro (PGM)"; of another organisation, with its sigla. */
export const destinoLabel = ({ unidade, usuario, organizacao }: DestinoPossivel): string => {
  const destino = usuario
    ? text('tramite.pessoaNaUnidade', { pessoa: usuario.nome, sigla: unidade.sigla })
    : text('tramite.unidadeNome', { sigla: unidade.sigla, nome: unidade.nome });
  return organizacao
    ? text('tramite.deOutraOrganizacao', { destino, organizacao: organizacao.sigla })
    : destino;
};

/** The heading under which a destination is listed. */
export const destinoGroup = ({ usuario, organizacao }: DestinoPossivel): string => {
  const kind = text(usuario ? 'tramite.pessoas' : 'tramite.unidades');
  return organizacao
    ? text('tramite.deOutraOrganizacao', { destino: kind, organizacao: organizacao.nome })
    : kind;
};

/** A destination as it travels. */
export const destinoPedido = ({ unidade, usuario }: DestinoPossivel): DestinoPedido => ({
  unidadeId: unidade.id,
  usuarioId: usuario?.id,
});

/** A suggested destination, as one that was chosen. */
export const destinoOf = ({ origem: _, ...destino }: DestinatarioPadrao): DestinoPossivel => destino;
