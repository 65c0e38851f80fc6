import Checkbox from '@mui/material/Checkbox';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { relativeTime } from '#src/i18n/relative-time.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { Highlight } from '#src/ui/Highlight.tsx';
import { PrazoMark } from '#src/ui/PrazoMark.tsx';
import { useShedding } from '#src/ui/use-shedding.ts';
import { itemName } from './item-name.ts';
import { ItemMarks } from './ItemMarks.tsx';
import { KindIcon } from './KindIcon.tsx';
import { pressItem } from './press-item.ts';
import styles from './ItemRow.module.css';

interface ItemRowProps {
  readonly item: ItemCaixa;
  /** Where the row leads. */
  readonly to: string;
  /** What the page that it leads to is told: the list that it comes from. */
  readonly state?: unknown;
  /** The one that is being read beside the list. */
  readonly current?: boolean;
  /** Whether Tab stops here; a list has one stop. */
  readonly stop?: boolean;
  readonly selected?: boolean;
  /** Offers a checkbox; `range` when Shift was held. */
  readonly onSelect?: (range: boolean) => void;
  /** In a list where others may be selected, this one may not now. */
  readonly locked?: boolean;
  /** A plain press: shows the item here instead of following the address. */
  readonly onShow?: () => void;
  /** The address is followed: the item is opened. */
  readonly onOpen?: () => void;
  /** Lists of what was sent name the destination instead of the origin. */
  readonly direction?: 'de' | 'para';
  /** Says that there is no deadline, where deadlines are what the list is about. */
  readonly tellNoDeadline?: boolean;
  /** Searched words, marked in the texts. */
  readonly term?: string;
  /** Why a search found it. */
  readonly note?: ReactNode;
  /** What can be done with it, at the end of the row. */
  readonly menu?: ReactNode;
}

/** One item of a list of contents: what it is, from whom, since when, until when, and what departs from normal. */
export const ItemRow = (props: ItemRowProps) => {
  const { item, to, current = false, stop = true, selected = false, onSelect, onShow, term, note } = props;
  const text = useText();
  const unread = !item.lido;
  return (
    <li
      className={classes(
        styles.item,
        !onSelect && !props.locked && styles.plain,
        props.menu !== undefined && styles.withMenu,
        selected && styles.selected,
        current && styles.current,
      )}
      data-item={item.id}
    >
      {(onSelect ?? props.locked) && (
        <Checkbox
          className={styles.check}
          checked={selected}
          disabled={!onSelect}
          tabIndex={stop ? 0 : -1}
          slotProps={{ input: { 'aria-label': text('caixa.lista.selecionar', { item: itemName(item) }) } }}
          onClick={(event) => onSelect?.(event.shiftKey)}
        />
      )}
      <span className={unread ? styles.unread : styles.read} />
      <div className={styles.lines}>
        <div className={styles.line}>
          <Link
            className={classes(styles.title, unread && styles.strong)}
            to={to}
            tabIndex={stop ? 0 : -1}
            aria-current={current ? 'true' : undefined}
            state={props.state}
            onClick={(event) => pressItem(event, onShow, props.onOpen)}
          >
            {unread && <span className="vh">{text('caixa.lista.naoLido')}.</span>}{' '}
            <Highlight term={term}>{item.assunto}</Highlight>
          </Link>
          <span className={styles.prazo}>
            <PrazoMark prazo={item.prazo} />
            {item.prazo === undefined && props.tellNoDeadline && (
              <span className={styles.none}>{text('caixa.lista.semPrazo')}</span>
            )}
          </span>
        </div>
        <div className={classes(styles.line, styles.second)}>
          <span className={styles.number}>
            <KindIcon tipo={item.tipo} />
            <span className="id">
              <Highlight term={term}>{itemName(item)}</Highlight>
            </span>
          </span>
          <Origin item={item} direction={props.direction ?? 'de'} />
          <span className={styles.marks}>
            <ItemMarks item={item} stop={stop} />
          </span>
        </div>
        {note !== undefined && <div className={styles.note}>{note}</div>}
      </div>
      {props.menu !== undefined && <span className={styles.menu}>{props.menu}</span>}
    </li>
  );
};

/** From whom (or to whom) and since when; where there is no room the person goes first, and the hint has it all. */
const Origin = ({ item, direction }: { readonly item: ItemCaixa; readonly direction: 'de' | 'para' }) => {
  const text = useText();
  const unit = direction === 'de' ? item.deUnidade : item.paraUnidade;
  const person = direction === 'de' ? item.dePessoa : item.paraPessoa;
  const since = relativeTime(item.desde);
  const full = [unit?.nome, person, formatMoment(item.desde)].filter(Boolean).join(' · ');
  const line = useShedding(full);
  return (
    <span ref={line} className={styles.origin} title={full}>
      {unit && <span data-sheds="2">{text(`caixa.lista.${direction}`, { unidade: unit.sigla })}</span>}
      {person !== undefined && (
        <span className={styles.person} data-sheds="1">
          {person}
        </span>
      )}
      <time className={styles.since} dateTime={item.desde} data-sheds="3">
        {since}
      </time>
    </span>
  );
};
