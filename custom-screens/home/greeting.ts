import type { CaixaContadores } from '#schemas/shapes/caixa.ts';
import { hourOfDay } from '#src/i18n/dates.ts';
import { text } from '#src/i18n/text.ts';

/** Good morning until noon, good afternoon until six. */
export const greeting = (name: string, now: Date): string => {
  const hour = hourOfDay(now);
  const nome = name.split(' ')[0] ?? name;
  if (hour < 5 || hour >= 18) return text('shell.home.boaNoite', { nome });
  return text(hour < 12 ? 'shell.home.bomDia' : 'shell.home.boaTarde', { nome });
};

/** "1 item atrasado, 2 vencem hoje e 4 assinaturas esperam por você"; silence has its words too. */
export const whatWaits = ({
  atrasados,
  atividadesAtrasadas,
  vencemHoje,
  assinar,
}: CaixaContadores): string => {
  const parts = [
    atrasados > 0 && text('shell.home.atrasados', { count: atrasados }),
    atividadesAtrasadas > 0 && text('shell.home.atividadesAtrasadas', { count: atividadesAtrasadas }),
    vencemHoje > 0 && text('shell.home.vencemHoje', { count: vencemHoje }),
    assinar > 0 && text('shell.home.assinaturas', { count: assinar }),
  ].filter((part) => typeof part === 'string');
  if (parts.length === 0) return text('shell.home.nadaEspera');
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')}${text('shell.home.e')}${last}`;
};
