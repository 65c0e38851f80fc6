import type { Verificacao } from '#schemas/shapes/assinatura.ts';
import { text } from '#src/i18n/text.ts';

/** What the status means for who holds the paper. */
export const explain = ({ situacao, restrito, pendentes = 0, assinaturas = [] }: Verificacao): string => {
  if (situacao === 'AUTENTICO')
    return text(
      assinaturas.length > 0 ? 'verificar.explicacao.AUTENTICO_ASSINADO' : 'verificar.explicacao.AUTENTICO',
    );
  if (situacao === 'PENDENTE')
    return restrito
      ? text('verificar.explicacao.PENDENTE_RESTRITO')
      : text('verificar.explicacao.PENDENTE', { count: pendentes });
  return text(`verificar.explicacao.${situacao}`);
};
