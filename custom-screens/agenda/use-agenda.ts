import { useSearchParams } from 'react-router';
import { agendaApi } from '#schemas/api/agenda.ts';
import { useRead } from '#src/data/query.ts';
import { isoDay } from '#src/i18n/dates.ts';
import { diasDe, isDia, vistas, type Vista } from './dias.ts';

/** What is on the screen: the day in hand and how much around it, kept in the address. */
export const useAgenda = () => {
  const [params, setParams] = useSearchParams();
  const asked = params.get('dia');
  const hoje = isoDay(new Date());
  const dia = isDia(asked) ? asked : hoje;
  const vista = vistas.find((one) => one === params.get('vista')) ?? 'mes';
  const dias = diasDe(dia, vista);
  const read = useRead(
    agendaApi.ler,
    { query: { de: dias[0] ?? dia, ate: dias.at(-1) ?? dia } },
    { ownError: true, keepPrevious: true },
  );
  const go = (to: { readonly dia?: string; readonly vista?: Vista }): void =>
    setParams({ vista, dia, ...to }, { replace: true });
  return { dia, vista, dias, hoje, read, go };
};
