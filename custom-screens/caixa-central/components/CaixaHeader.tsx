import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { Keyboard, ListChecks, PanelRight, Rows3, Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CaixaContadores } from '#schemas/shapes/caixa.ts';
import { atoEmLotePath } from '#src/conteudo/content-path.ts';
import { text } from '#src/i18n/text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { askHelp } from '#src/ui/help.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import type { InboxView, View } from '../use-view.ts';
import styles from './Caixa.module.css';

interface CaixaHeaderProps {
  readonly counters: CaixaContadores | undefined;
  readonly layout: InboxView;
  /** The way to what was sent on from here. */
  readonly trace?: ReactNode;
  /** The filters of a phone. */
  readonly filters?: ReactNode;
}

const views = [
  ['lista', Rows3],
  ['tabela', Table2],
  ['leitura', PanelRight],
] as const;

/** Name of the screen, what waits in words, and how it is laid out. */
export const CaixaHeader = ({ counters, layout, trace, filters }: CaixaHeaderProps) => {
  const words = useText();
  const { sigla } = useSignedIn().dados.departamento;
  const unit = words('exibicaoCaixa.resumo.unidade', { sigla });
  return (
    <PageHeader
      title={words('caixa.titulo')}
      inline
      subtitle={
        counters ? (
          <>
            {!layout.phone && <>{unit} · </>}
            <Waiting counters={counters} />
          </>
        ) : (
          unit
        )
      }
      actions={
        <>
          {!layout.phone && (
            <IconAction icon={Keyboard} label={words('ui.atalhos.abrir')} onClick={() => askHelp('teclas')} />
          )}
          {trace}
          <IconAction icon={ListChecks} label={words('atoEmLote.titulo')} to={atoEmLotePath()} />
          {!layout.phone && (
            <ToggleButtonGroup
              exclusive
              value={layout.roomy || layout.table ? layout.view : 'lista'}
              aria-label={words('exibicaoCaixa.modos.rotulo')}
              onChange={(_, view: View | null) => view && layout.setView(view)}
            >
              {views
                // list and reading side by side only where both fit
                .filter(([view]) => layout.roomy || view !== 'leitura')
                .map(([view, Icon]) => (
                  <ToggleButton key={view} value={view} aria-label={words(`exibicaoCaixa.modos.${view}`)}>
                    <Tooltip title={words(`exibicaoCaixa.modos.${view}`)}>
                      <Icon strokeWidth={1.75} aria-hidden="true" />
                    </Tooltip>
                  </ToggleButton>
                ))}
            </ToggleButtonGroup>
          )}
          {filters}
        </>
      }
    />
  );
};

/** "11 a receber, 1 atrasado e 1 vence hoje"; late is told by word and colour. */
const Waiting = ({ counters }: { readonly counters: CaixaContadores }) => {
  const { receber, naoLidos, atrasados, vencemHoje } = counters;
  const today = vencemHoje > 0 && text('exibicaoCaixa.resumo.vencemHoje', { count: vencemHoje });
  const late = atrasados > 0 && (
    <b className={styles.late}>{text('exibicaoCaixa.resumo.atrasados', { count: atrasados })}</b>
  );
  return (
    <>
      {text('exibicaoCaixa.resumo.receber', { count: receber })}
      {naoLidos > 0 && text('exibicaoCaixa.resumo.naoLidos', { count: naoLidos })}
      {late && (today ? ', ' : text('exibicaoCaixa.resumo.e'))}
      {late}
      {today && text('exibicaoCaixa.resumo.e')}
      {today}
    </>
  );
};
