import { Button } from '@mui/material';
import { CircleOff, History } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { areaCrumb } from '../area-crumb.ts';
import { registerPath } from '../paths.ts';
import { useRegister } from '../RegisterContext.tsx';
import { isSingle, type RegisterRecord } from '../register.ts';
import { RecordActions } from '../view/RecordActions.tsx';

/** What is being typed: a new record, or the name of the one that is there. */
export function FormHeader({ record }: { record: RegisterRecord | undefined }) {
  const text = useText();
  const { place, gender, one, nameOf, can } = useRegister();
  const title = record ? nameOf(record) : text(`cadastro.novo.${gender}`, { nome: one });
  usePageTitle(title);
  const single = isSingle(place.register);
  if (!record) return <PageHeader title={title} crumbs={areaCrumb(place, title)} />;
  return (
    <PageHeader
      title={title}
      crumbs={areaCrumb(place, text('cadastro.editar'))}
      subtitle={single ? place.register.definicao.description : undefined}
      beside={
        record['ativo'] === false && (
          <Chip icon={CircleOff}>
            {text(gender === 'f' ? 'cadastro.situacao.inativoF' : 'cadastro.situacao.inativoM')}
          </Chip>
        )
      }
      actions={
        can('view') || single ? (
          <>
            {single && <RecordActions record={record} declared />}
            {can('view') && (
              <Button
                variant="text"
                component={Link}
                to={registerPath.history(place, record.id)}
                startIcon={<History aria-hidden />}
              >
                {text('cadastro.consulta.historico')}
              </Button>
            )}
          </>
        ) : undefined
      }
    />
  );
}
