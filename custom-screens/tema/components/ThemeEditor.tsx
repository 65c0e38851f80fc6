import Button from '@mui/material/Button';
import { Check, CircleAlert } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { Tema } from '#schemas/shapes/tema.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { LeaveGuard } from '#src/session/LeaveGuard.tsx';
import { notify, notifyProblem } from '#src/ui/notify.ts';
import { useChangeTheme } from '../queries.ts';
import { formOf, problemsOf, themeOf, withOwnVariants } from '../theme-form.ts';
import styles from '../Tema.module.css';
import { Previa } from './Previa.tsx';
import { RestoreTheme } from './RestoreTheme.tsx';
import { ThemeFields } from './ThemeFields.tsx';

/** The form of the theme with its preview; what cannot be read is said at once and cannot be saved. */
export const ThemeEditor = ({ theme }: { readonly theme: Tema }) => {
  const text = useText();
  const { save, saving } = useChangeTheme();
  const kept = formOf(theme);
  const [form, setForm] = useState(kept);
  const [refused, setRefused] = useState<Readonly<Partial<Record<string, string>>>>({});
  const problems = { ...refused, ...problemsOf(form) };
  const wrong = Object.keys(problems).length;
  const dirty = JSON.stringify(form) !== JSON.stringify(kept);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (saving) return;
    if (wrong > 0) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return;
    }
    try {
      setForm(formOf(await save(themeOf(form))));
      notify(text('tema.salvo'));
    } catch (error) {
      if (error instanceof HttpProblem && error.erros.length > 0) setRefused(error.body.errors);
      else notifyProblem(error);
    }
  };
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <LeaveGuard when={() => dirty} name={text('tema.titulo')} />
      <div className={styles.body}>
        <ThemeFields
          form={form}
          problems={problems}
          onChange={(change) => {
            setRefused({});
            setForm((now) => withOwnVariants({ ...now, ...change }, now, kept));
          }}
        />
        <Previa colours={form} />
      </div>
      <div className={styles.bar}>
        <span role="alert" className={styles.alert}>
          {wrong > 0 && (
            <>
              <CircleAlert size={18} aria-hidden="true" />
              {text('tema.erros', { count: wrong })}
            </>
          )}
        </span>
        <span className="grow" />
        <span role="status" className="sm mut">
          {dirty && text('tema.naoSalvo')}
        </span>
        <RestoreTheme onRestored={(restored) => setForm(formOf(restored))} />
        <Button variant="text" disabled={!dirty} onClick={() => setForm(kept)}>
          {text('tema.descartar')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          color="primary"
          loading={saving}
          loadingPosition="start"
          startIcon={<Check aria-hidden="true" />}
        >
          {text('tema.salvar')}
        </Button>
      </div>
    </form>
  );
};
