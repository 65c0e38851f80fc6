import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { ListFilter, X } from 'lucide-react';
import { useId, useState } from 'react';
import { SaveSearch } from '#src/conteudo/SaveSearch.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { countFilters, ofOnePerson } from '../caixa-url.ts';
import { agrupamentos } from '../group-items.ts';
import type { Grouping } from '../use-grouping.ts';
import { filterGroups } from '../filter-groups.ts';
import { searchOfInbox } from '../search-of-inbox.ts';
import { namedOrders, nameOfOrder, ordersOf, type NamedOrder } from '../sort-columns.ts';
import type { Tab } from '../tabs.ts';
import type { CaixaUrl } from '../use-caixa-url.ts';
import { TabSearch } from './FilterBar.tsx';
import styles from './FilterSheet.module.css';

interface FilterSheetProps {
  readonly url: CaixaUrl;
  readonly tab: Tab;
  readonly grouping: Grouping;
}

/** On a phone the filters and the order come up from the foot of the screen. */
export const FilterSheet = ({ url, tab, grouping }: FilterSheetProps) => {
  const text = useText();
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const { state } = url;
  const count = countFilters(state);
  return (
    <>
      <Button
        startIcon={<ListFilter aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {text('caixa.filtros.rotulo')}
        {count > 0 && <span className={styles.count}>{count}</span>}
      </Button>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: { className: styles.paper, role: 'dialog', 'aria-labelledby': titleId } as object,
        }}
      >
        <header className={styles.head}>
          <h2 id={titleId} className="grow">
            {text('caixa.filtros.abrir')}
          </h2>
          <IconAction icon={X} label={text('ui.fechar')} onClick={() => setOpen(false)} />
        </header>
        <div className={styles.body}>
          {tab.empty !== 'pesquisa' && <TabSearch url={url} />}
          {filterGroups(tab).map(({ name, title, options }) => (
            <Choice
              key={name}
              label={text(title)}
              value={state[name] ?? ''}
              options={[
                ['', text('caixa.filtros.todos')],
                ...options.map(({ value, label }) => [value, text(label)] as const),
              ]}
              onChange={(value) => url.setFilters({ [name]: value === '' ? undefined : value })}
            />
          ))}
          {namedOrders(state.type).length > 0 && (
            <Choice
              label={text('caixa.filtros.ordem')}
              value={nameOfOrder(state.ordem) ?? ''}
              options={namedOrders(state.type).map(
                (ordem) => [ordem, text(`caixa.filtros.ordens.${ordem}`)] as const,
              )}
              onChange={(value) => url.setOrder(ordersOf(value as NamedOrder))}
            />
          )}
          <Choice
            label={text('exibicaoCaixa.grupos.rotulo')}
            value={grouping.by ?? ''}
            options={[
              ['', text('exibicaoCaixa.grupos.nenhum')],
              ...agrupamentos.map((by) => [by, text(`exibicaoCaixa.grupos.por.${by}`)] as const),
            ]}
            onChange={(value) => grouping.choose(agrupamentos.find((by) => by === value))}
          />
        </div>
        <footer className={styles.foot}>
          <Button variant="text" disabled={count === 0} onClick={url.clearFilters}>
            {text('caixa.filtros.limparTudo')}
          </Button>
          {/* marks are of one person, and change from day to day: a search that is kept says nothing of them */}
          {count > 0 && !ofOnePerson(state) && <SaveSearch search={searchOfInbox(state)} />}
          <Button variant="contained" color="primary" size="large" onClick={() => setOpen(false)}>
            {text('caixa.filtros.aplicar')}
          </Button>
        </footer>
      </Drawer>
    </>
  );
};

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => {
  const id = useId();
  return (
    <section>
      <h3 id={id} className={styles.title}>
        {label}
      </h3>
      <RadioGroup row aria-labelledby={id} value={value} onChange={(_, chosen) => onChange(chosen)}>
        {options.map(([each, name]) => (
          <FormControlLabel key={each} value={each} control={<Radio />} label={name} />
        ))}
      </RadioGroup>
    </section>
  );
};
