import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { FilePen } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { MinutaDoProcesso, Peca, Processo } from '#schemas/generated.ts';
import { ConsultaBlock } from '#src/conteudo/ConsultaBlock.tsx';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { groupPecas, type PecaGroup } from '../peca-list.ts';
import styles from '../Processo.module.css';
import { PecaRow } from './PecaRow.tsx';

interface PecasProps {
  readonly processo: Processo;
  readonly reading: Peca | undefined;
  readonly onOpen: (peca: Peca) => void;
}

/** From this many pieces on, one wants to look for one. */
const manyPecas = 8;

/** The pieces by volume, in the order in which they were joined, and the drafts that are on the way. */
export const Pecas = ({ processo, reading, onOpen }: PecasProps) => {
  const text = useText();
  const [words, setWords] = useState('');
  const [unreadOnly, setUnreadOnly] = useState(false);
  const { pecas, minutas } = processo;
  const groups = groupPecas(processo, { words, unreadOnly });
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
      {minutas.length > 0 && <Minutas minutas={minutas} />}
    </>
  );
};

interface GroupProps extends Omit<PecasProps, 'processo'> {
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

const Minutas = ({ minutas }: { readonly minutas: readonly MinutaDoProcesso[] }) => {
  const text = useText();
  return (
    <ConsultaBlock title={text('processoConsulta.pecas.minutas')}>
      <p className="sm sub">{text('processoConsulta.pecas.minutasTexto')}</p>
      <ul className={styles.drafts}>
        {minutas.map((minuta) => (
          <li key={minuta.id}>
            <FilePen size={16} aria-hidden="true" />
            <span className="grow">
              <Link to={consultaPath(minuta.id, minuta.tipo)}>{itemName(minuta)}</Link>
              <span className="sm sub">{minuta.assunto}</span>
              <span className="xs mut">
                {minuta.autor}, {formatDay(minuta.criadoEm)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </ConsultaBlock>
  );
};
