import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { areaCrumb } from '../area-crumb.ts';
import { RegisterProvider, useRegister } from '../RegisterContext.tsx';
import type { RegisterPlace } from '../register.ts';
import { LastLoads } from './LastLoads.tsx';
import { LoadResult } from './LoadResult.tsx';
import { NewLoad } from './NewLoad.tsx';
import styles from './Transfer.module.css';

/** Records from a file: choose, map, try out, load, follow, take back. The load in sight is in the address. */
export function RegisterTransfer({ place }: { place: RegisterPlace }) {
  return (
    <RegisterProvider place={place}>
      <TransferPage key={place.base} />
    </RegisterProvider>
  );
}

function TransferPage() {
  const text = useText();
  const { place, many } = useRegister();
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('carga'));
  const id = Number.isInteger(asked) && asked > 0 ? asked : undefined;
  const [sent, setSent] = useState<number>();
  const show = (load: number | undefined): void =>
    setSearch(load === undefined ? {} : { carga: String(load) }, { replace: true });
  return (
    <div className={styles.page}>
      <PageHeader
        title={text('carga.titulo', { nome: many })}
        crumbs={areaCrumb(place, text('carga.migalha'))}
      />
      <div className={styles.body}>
        <NewLoad
          id={id}
          onSent={(load) => {
            setSent(load);
            show(load);
          }}
        />
        {id !== undefined && <LoadResult key={id} id={id} sent={sent === id} />}
        <LastLoads current={id} onShow={show} />
      </div>
    </div>
  );
}
