import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { CalendarSync, ChevronLeft, ChevronRight, Download, Plus } from 'lucide-react';
import { useState } from 'react';
import { agendaApi } from '#schemas/api/agenda.ts';
import type { Compromisso } from '#schemas/shapes/compromisso.ts';
import { download } from '#src/data/download.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import { Note } from '#src/ui/Note.tsx';
import { notifyProblem } from '#src/ui/notify.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { useShortcuts } from '#src/ui/use-shortcuts.ts';
import { Assinar } from './components/Assinar.tsx';
import { Detalhe } from './components/Detalhe.tsx';
import { Formulario } from './components/Formulario.tsx';
import { Grade } from './components/Grade.tsx';
import { Lista } from './components/Lista.tsx';
import { maisDias, passo, vistas, type Vista, diasDe, isDia } from './dias.ts';
import { periodoDe } from './palavras.ts';
import styles from './Agenda.module.css';
import { useSearchParams } from 'react-router-dom';
import { useRead } from '#src/data/query.ts';
import { isoDay } from '#src/i18n/dates.ts';

/** What is on the screen: the day in hand and how much around it, kept in the address. */
const useAgenda = () => {
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

/** Lines of a day in a month; a week has room for all that people mark. */
const mostOf: Readonly<Record<Vista, number>> = { mes: 4, semana: 30, dia: 0 };

/** The agenda: a month, a week or a day of what was marked, what ends, holidays and absences. */
export const Agenda = () => {
  const text = useText();
  const { dia, vista, dias, hoje, read, go } = useAgenda();
  const roomy = useMediaQuery('(min-width: 900px)', { noSsr: true });
  const finger = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const [opened, setOpened] = useState<Compromisso>();
  const [writing, setWriting] = useState<'novo' | 'editar'>();
  const [signing, setSigning] = useState(false);
  const periodo = periodoDe(dias, dia, vista);
  const close = (): void => {
    setOpened(undefined);
    setWriting(undefined);
  };
  const step = (by: -1 | 1) => (): void => go({ dia: passo(dia, vista, by) });
  const move = (days: number) => (): void => go({ dia: maisDias(dia, days) });
  const group = text('agenda.pagina');
  useShortcuts([
    { keys: 'ArrowLeft', label: text('agenda.anterior.dia'), group, perform: move(-1) },
    { keys: 'ArrowRight', label: text('agenda.seguinte.dia'), group, perform: move(1) },
    { keys: 'PageUp', label: text(`agenda.anterior.${vista}`), group, perform: step(-1) },
    { keys: 'PageDown', label: text(`agenda.seguinte.${vista}`), group, perform: step(1) },
    { keys: 't', label: text('agenda.hoje'), group, perform: () => go({ dia: hoje }) },
    { keys: 'n c', label: text('agenda.novo'), group, perform: () => setWriting('novo') },
  ]);
  const grid = roomy && vista !== 'dia';
  return (
    <div className={styles.page}>
      <PageHeader
        title={text('agenda.pagina')}
        subtitle={roomy && !finger ? <span className="no-print">{text('agenda.teclas')}</span> : undefined}
        actions={
          <Button
            variant="contained"
            startIcon={<Plus aria-hidden="true" />}
            onClick={() => setWriting('novo')}
          >
            {text('agenda.novo')}
          </Button>
        }
      />
      <div className={styles.barra}>
        <IconAction icon={ChevronLeft} label={text(`agenda.anterior.${vista}`)} onClick={step(-1)} />
        <IconAction icon={ChevronRight} label={text(`agenda.seguinte.${vista}`)} onClick={step(1)} />
        <p className={styles.periodo} role="status">
          {periodo}
        </p>
        <IconAction
          icon={Download}
          label={text('agenda.exportarPeriodo')}
          onClick={() =>
            void download(agendaApi.exportar, {
              query: { de: dias[0] ?? dia, ate: dias.at(-1) ?? dia },
            }).catch(notifyProblem)
          }
        />
        <IconAction
          icon={CalendarSync}
          label={text('agenda.assinatura.abrir')}
          onClick={() => setSigning(true)}
        />
        <Button onClick={() => go({ dia: hoje })}>{text('agenda.hoje')}</Button>
        <ToggleButtonGroup
          exclusive
          value={vista}
          aria-label={text('agenda.vista')}
          onChange={(_, to: Vista | null) => to && go({ vista: to })}
        >
          {vistas.map((one) => (
            <ToggleButton key={one} value={one}>
              {text(`agenda.vistas.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
      {read.data?.cortado && <Note>{text('agenda.cortado')}</Note>}
      <section className={styles.folha} aria-label={periodo}>
        {read.isPending && <ListSkeleton rows={6} />}
        {read.isError && !read.data && (
          <ErrorState error={read.error} title={text('agenda.falhou')} onRetry={() => void read.refetch()} />
        )}
        {read.data && grid && (
          <Grade
            agenda={read.data}
            dias={dias}
            dia={dia}
            hoje={hoje}
            periodo={periodo}
            most={mostOf[vista]}
            onDia={(to) => go({ dia: to })}
            onVerDia={(to) => go({ dia: to, vista: 'dia' })}
            onOpen={setOpened}
          />
        )}
        {read.data && !grid && (
          <Lista
            agenda={read.data}
            dias={vista === 'mes' ? dias.filter((one) => one.startsWith(dia.slice(0, 7))) : dias}
            hoje={hoje}
            onOpen={setOpened}
          />
        )}
      </section>
      {signing && <Assinar onClose={() => setSigning(false)} />}
      {opened && writing === undefined && (
        <Detalhe compromisso={opened} onEdit={() => setWriting('editar')} onClose={close} />
      )}
      {writing !== undefined && (
        <Formulario
          former={writing === 'editar' ? opened : undefined}
          dia={dia}
          escopos={read.data?.escopos ?? ['PESSOA']}
          deColegas={read.data?.deColegas ?? false}
          onClose={close}
        />
      )}
    </div>
  );
};
