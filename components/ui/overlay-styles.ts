/** The layer between the page and a dialog. */
export const scrimStyles =
  'fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in';

/** A floating list: menus and selects. What is closing takes no clicks: a double click would choose twice. */
export const menuStyles =
  'z-50 min-w-40 overflow-hidden rounded-md border bg-popover p-1 text-popover-foreground shadow-overlay data-[state=closed]:pointer-events-none! data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in';

/** One row of a floating list. */
export const menuItemStyles =
  'relative flex min-h-9 cursor-default items-center gap-2 rounded-sm px-2.5 py-1.5 text-sm outline-none select-none pointer-coarse:min-h-11 data-[disabled]:pointer-events-none data-[disabled]:opacity-60 data-[highlighted]:bg-muted [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted-foreground';

/** The round cross in the corner of a dialog. */
export const closeStyles =
  'absolute top-3 right-3 grid size-9 place-items-center rounded-md text-muted-foreground transition-colors hover:bg-muted hover:text-foreground pointer-coarse:size-11 [&_svg]:size-4';
