import { CircleOff } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { CountTabs } from '#src/ui/CountTabs.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { areaCrumb } from '../area-crumb.ts';
import { FilesOf } from '../file/FilesOf.tsx';
import { useRegister } from '../RegisterContext.tsx';
import { isSingle, type RegisterRecord } from '../register.ts';
import { HistoryTab } from './HistoryTab.tsx';
import { RecordActions } from './RecordActions.tsx';
import { UsesTab } from './UsesTab.tsx';
import { ViewSections } from './ViewSections.tsx';
import styles from './View.module.css';

const tabs = ['dados', 'usos', 'historico'] as const;

/** Header with name, state and acts; below it the data, the uses or the history, as the address says. */
export function ViewPage({ record }: { record: RegisterRecord }) {
  const text = useText();
  const { place, nameOf, gender } = useRegister();
  usePageTitle(nameOf(record));
  const [search, setSearch] = useSearchParams();
  const asked = search.get('aba');
  const tab = tabs.find((name) => name === asked) ?? 'dados';
  return (
    <div className={styles.page}>
      <PageHeader
        title={nameOf(record)}
        crumbs={areaCrumb(place, text('cadastro.consultar'))}
        beside={
          record['ativo'] === false && (
            <Chip icon={CircleOff}>
              {text(gender === 'f' ? 'cadastro.situacao.inativoF' : 'cadastro.situacao.inativoM')}
            </Chip>
          )
        }
        actions={<RecordActions record={record} />}
      />
      <CountTabs
        label={nameOf(record)}
        value={tab}
        panels="consulta"
        onChange={(next) =>
          setSearch(next === 'dados' && !isSingle(place.register) ? {} : { aba: next }, { replace: true })
        }
        tabs={[
          { value: 'dados', label: text('cadastro.consulta.dados') },
          { value: 'usos', label: text('cadastro.consulta.usos') },
          { value: 'historico', label: text('cadastro.consulta.historico') },
        ]}
      />
      <div
        id={`consulta-${tab}`}
        role="tabpanel"
        aria-labelledby={`consulta-${tab}-aba`}
        className={styles.body}
      >
        {tab === 'dados' && (
          <FilesOf record={record}>
            <ViewSections record={record} />
          </FilesOf>
        )}
        {tab === 'usos' && <UsesTab record={record} />}
        {tab === 'historico' && <HistoryTab record={record} />}
      </div>
    </div>
  );
}
