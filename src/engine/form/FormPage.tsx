import { defined } from '#schemas/defined.ts';
import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useDraftOwner } from '#src/session/use-draft-owner.ts';
import { classes } from '#src/ui/classes.ts';
import { LeaveGuard } from '#src/session/LeaveGuard.tsx';
import { useOnceShown } from '#src/ui/use-once-shown.ts';
import { FilesOf } from '../file/FilesOf.tsx';
import { asksToView, registerPath } from '../paths.ts';
import { tellSaved } from '../tell-saved.ts';
import { useRegister } from '../RegisterContext.tsx';
import { isSingle, type RegisterRecord } from '../register.ts';
import { cleanRecord } from './clean-record.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { focusField } from './focus-field.ts';
import { FormFields } from './FormFields.tsx';
import { FormHeader } from './FormHeader.tsx';
import { FormSearch } from './FormSearch.tsx';
import { fieldsAsShown } from './form-order.ts';
import { FormTabs, tabOfField } from './FormTabs.tsx';
import { HelpCards } from './HelpCards.tsx';
import { searchSections, sectionsOf, tabsOf } from './layout.ts';
import { draftName, dropDraft, type LocalDraft } from './local-draft.ts';
import { refusedFields } from './refused-fields.ts';
import { SaveBar } from './SaveBar.tsx';
import { SectionIndex } from './SectionIndex.tsx';
import { useDraft } from './use-draft.ts';
import { useInertWhile } from './use-inert-while.ts';
import { useFilledUnder } from './use-filled-under.ts';
import { useFormState, type FormState } from './use-form-state.ts';
import { useSubmit } from './use-submit.ts';
import { wayOutOf, WayOutDialog } from './WayOutDialog.tsx';
import { useSave } from './use-save.ts';
import type { RecordValidator } from './validator.ts';
import { fieldsNow } from './visibility.ts';
import styles from './Form.module.css';

/** What a bespoke screen adds to the form of a new record. */
export interface Begin {
  /** Above the fields, which it may fill. */
  readonly above: (form: Pick<FormState, 'values' | 'change'>) => ReactNode;
  /** Where to go when it is saved; nothing: where every register goes. */
  readonly after: (saved: RegisterRecord) => string | undefined;
}

interface Props {
  values: Record<string, unknown>;
  record?: RegisterRecord | undefined;
  validator: RecordValidator;
  /** Address of the validator of the definition that the values are of. */
  under: string | undefined;
  begin?: Begin | undefined;
}

/** The form with everything around it: index, draft, guard, save bar, and the two versions when somebody was faster. */
export function FormPage({ values, record, validator, under, begin }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const { place, fields: declared, nameOf, can, one, gender } = useRegister();
  const owner = useDraftOwner();
  const { somenteLeitura } = place.register;
  const all = useMemo(
    () => sectionsOf(place.register.definicao.form, declared, place.title.one),
    [place, declared],
  );
  const fields = useMemo(() => fieldsAsShown(all, declared), [all, declared]);
  const form = useFormState(fields, values, validator, somenteLeitura);
  const { saving, save } = useSave();
  const { validador, renew } = useFilledUnder(under, record?.id);
  const single = isSingle(place.register);
  const [base, setBase] = useState(record);
  /** The version that what is typed was typed over: an older one when a draft of it was taken up again. */
  const [over, setOver] = useState(record?.versao);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [blocked, setBlocked] = useState<HttpProblem | undefined>(undefined);
  const [conflict, setConflict] = useState<HttpProblem | undefined>(undefined);
  const leaving = useRef(false);
  const box = useRef<HTMLFormElement>(null);
  const fieldsBox = useInertWhile(saving);
  const onceShown = useOnceShown();
  const draft = draftName(owner, place.base, record?.id);
  useDraft({
    name: draft,
    fields,
    values: form.values,
    base: form.start,
    versao: over,
    dirty: form.dirty,
    leaving: () => leaving.current,
  });

  const shown = fields.filter(fieldsNow(fields, form.values).isShown).map(({ name }) => name);
  const shownKey = shown.join();
  const sections = useMemo(
    () => all.filter(({ names }) => names.some((name) => shownKey.split(',').includes(name))),
    [all, shownKey],
  );

  const help = (place.register.definicao.help ?? []).filter(
    ({ field }) => field === undefined || shown.includes(field),
  );

  const tabs = tabsOf(sections);
  const [chosenTab, setTab] = useState<string | undefined>(undefined);
  const [typed, setTyped] = useState('');
  const found = typed.trim() === '' ? undefined : searchSections(sections, typed);
  const tab = found ? undefined : (tabs.find((name) => name === chosenTab) ?? tabs[0]);
  const inSight = (found ?? sections).filter(
    (section) => tab === undefined || section.tab === undefined || section.tab === tab,
  );
  const goTo = (campo: string): void => {
    setTyped('');
    setTab(tabOfField(sections, campo) ?? tab);
    onceShown(() => focusField(campo, box.current));
  };

  const discard = (): void => {
    leaving.current = true;
    dropDraft(draft);
  };
  /** What was typed goes on over the version that it was typed over: if another came since, saving says so. */
  const recover = (found: LocalDraft): void => {
    const secrets = fields.filter(({ kind, name }) => kind === 'secret' && form.values[name] !== undefined);
    const typedNow = Object.fromEntries(secrets.map(({ name }) => [name, form.values[name]]));
    const same = found.versao === over;
    // a field of now that the draft did not know is not one that was emptied in it
    const since = same ? Object.entries(form.start).filter(([name]) => !(name in found.base)) : [];
    form.restart(same ? form.start : { ...found.base }, {
      ...Object.fromEntries(since),
      ...found.values,
      ...typedNow,
    });
    setOver(found.versao);
  };
  const startAgain = (): void => {
    form.restart(base ?? values);
    setOver(base?.versao);
  };
  const leave = (to: string): void => {
    discard();
    void navigate(to);
  };
  const afterSave = (saved: RegisterRecord): void => {
    const registro = single ? place.title.one : nameOf({ ...saved, rotulos: saved.rotulos ?? {} });
    tellSaved(text(`cadastro.formulario.salvo.${gender}`, { registro }), saved);
    form.restart(saved);
    if (single) {
      // the only record stays open, as it was stored
      setBase({ ...saved, rotulos: saved.rotulos ?? {} });
      setOver(saved.versao);
      dropDraft(draft);
    } else
      leave(
        begin?.after(saved) ?? (can('view') ? registerPath.view(place, saved.id) : registerPath.list(place)),
      );
  };
  const send = async (typed: Record<string, unknown>, versao: number | undefined): Promise<void> => {
    setProblem(undefined);
    const failure = await save(
      { ...cleanRecord(fields, typed, somenteLeitura), ...defined({ versao }) },
      { validador },
      afterSave,
    );
    if (!failure) return;
    if (failure.kind === 'changed') {
      setProblem(await readAgain(failure.problem));
      return;
    }
    if (failure.kind === 'conflict') setConflict(failure.problem);
    else if (wayOutOf(failure.problem) !== undefined) setBlocked(failure.problem);
    else if (failure.kind === 'other') setProblem(problemText(failure.problem));
    else refuse(failure.problem);
  };
  /** The version stays the one that was typed over: if another came since, saving says so. */
  const readAgain = async ({ message }: HttpProblem): Promise<string> => {
    try {
      const current = await renew(form);
      if (current) setBase(current);
      return message;
    } catch (error) {
      if (error instanceof HttpProblem) return problemText(error);
      throw error;
    }
  };
  const problemText = (problem: HttpProblem): string =>
    problem.inDoubt ? text('cadastro.formulario.semRede') : problem.words;
  const refuse = (refusal: HttpProblem): void => {
    const { errors, other } = refusedFields(fields, form.values, refusal);
    form.refuse(errors);
    setProblem(other);
    if (errors[0]) goTo(errors[0].campo);
  };
  const { waiting, ask: submit } = useSubmit(form, () => void send(form.values, over), goTo);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!saving) box.current?.requestSubmit();
  };
  return (
    <form
      ref={box}
      noValidate
      className={styles.page}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FormHeader record={base} />
      <DraftNotice draftName={draft} versao={base?.versao} onRecover={recover} onDiscard={startAgain} />
      {tabs.length > 0 && <FormSearch value={typed} none={found?.length === 0} onChange={setTyped} />}
      <FormTabs tabs={tabs} tab={tab} sections={sections} errors={form.errors} onChange={setTab} />
      <div
        className={classes(
          styles.body,
          inSight.length > 1 && styles.indexed,
          help.length > 0 && styles.helped,
        )}
        data-tabbed={tab !== undefined}
      >
        {inSight.length > 1 && <SectionIndex sections={inSight} errors={form.errors} />}
        <div ref={fieldsBox}>
          {begin?.above(form)}
          <FilesOf record={base}>
            <FormFields
              form={form}
              fields={fields}
              sections={found ?? sections}
              tab={tab}
              record={base}
              validator={validator}
              readOnly={somenteLeitura}
            />
          </FilesOf>
        </div>
        {help.length > 0 && <HelpCards cards={help} />}
      </div>
      <SaveBar
        errors={form.errors.length}
        dirty={form.dirty}
        saving={saving || waiting}
        problem={problem}
        onGoToField={() => goTo(form.errors[0]?.campo ?? '')}
        onDiscard={() => {
          if (single) {
            dropDraft(draft);
            startAgain();
          } else leave(base && can('view') ? registerPath.view(place, base.id) : registerPath.list(place));
        }}
      />
      <LeaveGuard
        when={() => form.dirty && !leaving.current}
        name={base ? nameOf(base) : one}
        onLeave={discard}
        stillHere={({ search }) => !single || !asksToView(search)}
      />
      {blocked && (
        <WayOutDialog problem={blocked} onGo={(path) => leave(path)} onClose={() => setBlocked(undefined)} />
      )}
      {conflict && base && (
        <ConflictDialog
          problem={conflict}
          base={form.start}
          mine={form.values}
          onClose={() => setConflict(undefined)}
          onResolve={(current, merged) => {
            setConflict(undefined);
            setBase(current);
            setOver(current.versao);
            form.restart(current, merged);
            void send(merged, current.versao);
          }}
        />
      )}
    </form>
  );
}
