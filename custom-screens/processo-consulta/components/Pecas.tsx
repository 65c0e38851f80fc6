import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import type { Processo } from '#schemas/shapes/processo.ts';
import type { Peca } from '#schemas/shapes/processo-pecas.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { groupPecas, type PecaGroup } from '../peca-list.ts';
import styles from '../Processo.module.css';
import type { ProcessoActs } from '../use-processo-acts.ts';
import { Minutas } from './Minutas.tsx';
import { PecaRow } from './PecaRow.tsx';

interface PecasProps {
  readonly processo: Processo;
  readonly acts: ProcessoActs;
  readonly reading: Peca | undefined;
  readonly onOpen: (peca: Peca) => void;
}

/** From this many pieces on, one wants to look for one. */
const manyPecas = 8;

/** The pieces by volume, in the order in which they were joined, and the drafts that are on the way. */
export const Pecas = ({ processo, acts, reading, onOpen }: PecasProps) => {
  const text = useText();
  const [words, setWords] = useState('');
  const [unreadOnly, setUnreadOnly] = useState(false);
  const { pecas, minutas } = processo;
  const groups = groupPecas(processo, { words, unreadOnly, reading: reading?.conteudo?.id });
  return (
    <>
      {pecas.length >= manyPecas && (
        <div className={styles.filter}>
          <SearchField
            small
            label={text('processoConsulta.pecas.procurar')}
            value={words}
            onChange={setWords}
          />
          <FormControlLabel
            control={
              <Checkbox size="small" checked={unreadOnly} onChange={(_, checked) => setUnreadOnly(checked)} />
            }
            label={text('processoConsulta.pecas.soNaoLidas')}
          />
        </div>
      )}
      {pecas.length === 0 && minutas.length === 0 && (
        <EmptyState title={text('processoConsulta.pecas.nenhuma')}>
          {text('processoConsulta.pecas.nenhumaTexto')}
        </EmptyState>
      )}
      {pecas.length > 0 && groups.length === 0 && (
        <p className={styles.none} role="status">
          {text('processoConsulta.pecas.nenhumaAchada')}
        </p>
      )}
      <nav aria-label={text('processoConsulta.pecas.rotulo')}>
        {groups.map((group) => (
          <Group key={group.key} group={group} reading={reading} onOpen={onOpen} />
        ))}
      </nav>
      {minutas.length > 0 && <Minutas processo={processo} acts={acts} />}
    </>
  );
};

interface GroupProps extends Pick<PecasProps, 'reading' | 'onOpen'> {
  readonly group: PecaGroup;
}

const Group = ({ group: { volume, pecas }, reading, onOpen }: GroupProps) => {
  const text = useText();
  const about = volume && [
    volume.primeira !== undefined &&
      text('processoConsulta.pecas.intervalo', {
        de: volume.primeira,
        ate: volume.ultima ?? volume.primeira,
      }),
    text('processoConsulta.pecas.paginas', { count: volume.paginas }),
    volume.fechadoEm === undefined
      ? text('processoConsulta.pecas.aberto')
      : text('processoConsulta.pecas.fechado', { dia: formatDay(volume.fechadoEm) }),
  ];
  return (
    <section>
      <h2 className={styles.volume}>
        {volume
          ? text('processoConsulta.pecas.volume', { n: volume.numero })
          : text('processoConsulta.pecas.reservadas')}
        {about && <span className="xs mut">{about.filter(Boolean).join(' · ')}</span>}
      </h2>
      <ol className={styles.pecas}>
        {pecas.map((peca) => (
          <PecaRow
            key={`${peca.reservada}/${peca.ordem}`}
            peca={peca}
            current={peca.situacao === 'JUNTADA' && peca.conteudo?.id === reading?.conteudo?.id}
            onOpen={() => onOpen(peca)}
          />
        ))}
      </ol>
    </section>
  );
};
