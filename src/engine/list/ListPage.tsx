import { Button, useMediaQuery } from '@mui/material';
import { Plus } from 'lucide-react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { later } from '#src/ui/later.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { registerPath } from '../paths.ts';
import { areaCrumb } from '../area-crumb.ts';
import { useRegister } from '../RegisterContext.tsx';
import { headingOf, type RegisterRecord } from '../register.ts';
import { ListFooter } from './ListFooter.tsx';
import { ListRows } from './ListRows.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { phoneWidth } from './phone-width.ts';
import styles from './List.module.css';

const BulkBar = later(() => import('./BulkBar.tsx').then((module) => module.BulkBar), <ListToolbar />);

/** Header, bar, rows and footer. The sheet fills the window, so that only the rows scroll. */
export function ListPage() {
  const text = useText();
  const { place, gender, one, can } = useRegister();
  const { selectedIds = [] } = useListContext<RegisterRecord>();
  usePageTitle(headingOf(place));
  const phone = useMediaQuery(phoneWidth);
  const creates = can('create') && place.permissions.create !== undefined;
  const create = creates && (
    <Button
      variant="contained"
      color="primary"
      component={Link}
      to={registerPath.create(place)}
      startIcon={<Plus aria-hidden />}
    >
      {text(`cadastro.novo.${gender}`, { nome: one })}
    </Button>
  );
  return (
    <div className={styles.page}>
      <PageHeader
        title={headingOf(place)}
        crumbs={areaCrumb(place)}
        subtitle={place.register.definicao.description}
        actions={create && !phone ? create : undefined}
      />
      <Sheet flush className={styles.sheet}>
        {selectedIds.length > 0 ? <BulkBar /> : <ListToolbar />}
        <ListRows />
        <ListFooter />
      </Sheet>
      {create && phone && <div className={styles.phoneAction}>{create}</div>}
    </div>
  );
}
