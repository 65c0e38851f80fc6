/** Keys pressed inside a place of the text belong to the place; the text would act on them where its cursor was. */
export const stopKeys = ({ event }: { readonly event: Event }): boolean =>
  event instanceof KeyboardEvent || event.type === 'beforeinput';
