import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { defined } from '#schemas/defined.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { CountTabs, type CountTab } from '#src/ui/CountTabs.tsx';
import { AtividadesNote } from './components/AtividadesNote.tsx';
import { CaixaHeader } from './components/CaixaHeader.tsx';
import { CaixaPanel } from './components/CaixaPanel.tsx';
import { FilterSheet } from './components/FilterSheet.tsx';
import { Redirecionados } from './components/Redirecionados.tsx';
import { RedirectedNote } from './components/RedirectedNote.tsx';
import styles from './components/Caixa.module.css';
import { useContadores } from './queries.ts';
import { tabs, type Tab } from './tabs.ts';
import { useCaixaUrl } from './use-caixa-url.ts';
import { useGrouping } from './use-grouping.ts';
import { useSearchTabs } from './use-search-tabs.ts';
import { useView } from './use-view.ts';

/** The central inbox: what waits for the person and the unit, by pending act. */
export const CaixaCentral = () => {
  const [params] = useSearchParams();
  const type = params.get('type');
  // an address with the type of a search is a search: the header used to lead here
  if (type !== null && /^[0-4]$/.test(type)) {
    const search = new URLSearchParams({ tipo: type, q: params.get('query') ?? '' });
    return <Navigate to={`/principal/pesquisa?${search.toString()}`} replace />;
  }
  return <Caixa />;
};

const Caixa = () => {
  const text = useText();
  const url = useCaixaUrl();
  const layout = useView();
  const counters = useContadores().data;
  const { tab, searches } = useSearchTabs(url.state.type);
  const grouping = useGrouping(url, tab);
  const countOf = (counter: Tab['counter']): number | undefined =>
    counter && counters ? counters[counter] : undefined;
  // what has come and is not in the list yet is counted apart: the tab and the list say the same number
  const [fresh, setFresh] = useState(0);
  const counted = ({ name, counter }: Tab): Pick<CountTab<string>, 'count' | 'since'> => {
    const count = countOf(counter);
    return count === undefined || name !== tab.name || fresh === 0
      ? defined({ count })
      : { count: count - fresh, since: text('caixa.abas.novos', { count: fresh }) };
  };
  // on a phone the item takes the whole page; its way back leads to the list
  const reading = layout.phone && url.state.item !== undefined;
  const shown = [
    ...tabs.map((each) => ({ value: each.name, label: text(each.label), ...counted(each) })),
    ...searches,
  ];
  return (
    <div className={styles.page}>
      <div className={reading ? 'vh' : undefined}>
        <CaixaHeader
          counters={counters}
          layout={layout}
          trace={tab.name === 'receber' && <Redirecionados />}
          filters={layout.phone && !reading && <FilterSheet url={url} tab={tab} grouping={grouping} />}
        />
      </div>
      {!reading && <RedirectedNote />}
      {!reading && <AtividadesNote />}
      {!reading && (
        <CountTabs
          label={text('caixa.abas.rotulo')}
          panels="caixa"
          value={tab.name}
          onChange={url.setTab}
          tabs={shown}
        />
      )}
      {!reading && (
        <h2 className={classes('print-only', styles.aba)}>
          {shown.find(({ value }) => value === tab.name)?.label}
        </h2>
      )}
      <div
        className={styles.panel}
        {...(reading ? {} : { role: 'tabpanel', 'aria-labelledby': `caixa-${tab.name}-aba` })}
        id={`caixa-${tab.name}`}
      >
        <CaixaPanel
          key={tab.name}
          tab={tab}
          url={url}
          layout={layout}
          grouping={grouping}
          counted={countOf(tab.counter)}
          onFresh={setFresh}
        />
      </div>
    </div>
  );
};
