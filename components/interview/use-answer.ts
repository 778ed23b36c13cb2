'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toast } from '@/components/ui/toast-store';
import { ApiError, messageOf } from '@/lib/http/client';
import { responsesQuery, revealResponses, useSaveAnswer } from '@/lib/interview/hooks';
import { type AnswerValue, type Question } from '@/lib/interview/schema';
import { isWaiting } from '@/lib/interview/waiting-hooks';
import { type Draft, draftOf, emptyMessage, isTyped, readDraft, sameAnswer, tidyDraft } from './draft';

/** How long typing rests before it is saved, in milliseconds. */
const typingPause = 800;
const saveFailed = 'Failed to save response. Please try again.';

export type SaveState = 'idle' | 'saving' | 'waiting' | 'saved';

/** Another answer is stored than this screen knew: the reader's own, not saved, and theirs. */
export type Conflict = { mine: AnswerValue | null; theirs: AnswerValue | null };

type AnswerOptions = {
  returnId: string;
  question: Question;
  /** The saved answer, a choice by its label. */
  saved: AnswerValue | undefined;
  /** What was typed before and could not be saved; kept by the screen while the reader looks elsewhere. */
  unsaved: Map<string, Draft>;
  /** What is wrong from the start: an answer that came without the screen was refused. */
  problem: string | undefined;
  /** What a document or sign-up says: it stands there to be confirmed, and is saved with `commit`. */
  suggested?: AnswerValue | undefined;
  /** What is saved with `commit` when nothing was picked: "None of these". */
  emptyMeans?: AnswerValue | undefined;
};

/** What stands in a question's control, saved as it changes. Lives as long as the question is on screen. */
export function useAnswer(options: AnswerOptions) {
  const { returnId, question, saved, unsaved, problem, suggested, emptyMeans } = options;
  const { id } = question;
  const [draft, setDraft] = useState<Draft>(() => unsaved.get(id) ?? draftOf(question, saved ?? suggested));
  const [error, setError] = useState(problem);
  const [saveState, setSaveState] = useState<SaveState>('idle');
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const client = useQueryClient();
  const { mutateAsync } = useSaveAnswer(returnId);
  // What the server said last; nothing else may be overwritten.
  const known = useRef<AnswerValue | null>(saved ?? null);
  // What the server has, or is about to have; null while that is unknown after a failure.
  const sent = useRef<{ answer: AnswerValue | null } | null>({ answer: saved ?? null });
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const turns = useRef(0);
  // From the moment the server speaks of another answer until the reader has chosen, nothing is sent.
  const disputed = useRef<{ mine: AnswerValue | null } | null>(null);
  const isShown = useRef(true);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const flush = useRef<() => void>(() => undefined);

  function send(answer: AnswerValue | null): Promise<boolean> {
    if (sent.current && sameAnswer(sent.current.answer, answer)) return running.current;
    sent.current = { answer };
    turns.current += 1;
    const turn = turns.current;
    setSaveState('saving');
    const readBefore = () => known.current;
    running.current = new Promise((resolve) => {
      // What waits for the connection is safe here: the reader goes on.
      const onWaiting = () => {
        if (turn === turns.current) setSaveState('waiting');
        resolve(true);
      };
      mutateAsync({ questionId: id, answer, readBefore, onWaiting }).then(
        (reply) => {
          known.current = reply.answer;
          if (turn === turns.current) keepReply(answer, reply.answer);
          void followUndo(answer, reply.undo);
          resolve(true);
        },
        (failure: unknown) => {
          if (turn === turns.current) showFailure(answer, failure);
          resolve(false);
        },
      );
      // Behind one that waits.
      if (isWaiting()) onWaiting();
    });
    return running.current;
  }

  function keepReply(answer: AnswerValue | null, kept: AnswerValue | null): void {
    sent.current = { answer: kept };
    unsaved.delete(id);
    setError(undefined);
    setSaveState('saved');
    // The server writes numbers of persons and the like its own way; newer typing is left alone.
    if (typeof kept === 'string') setDraft((current) => (current === answer ? kept : current));
  }

  /** Offers a cleared answer back, wherever the reader is by now; a new answer ends the offer. */
  async function followUndo(answer: AnswerValue | null, undo: string | null): Promise<void> {
    if (answer === null && undo === null) return;
    const { offerToRestore, withdrawOffer } = await import('./offer-undo');
    if (undo === null) withdrawOffer(id);
    else offerToRestore(client, { returnId, undo, questionId: id, text: question.text });
  }

  /** Fetches what is stored, and lets the reader choose. */
  async function showConflict(mine: AnswerValue | null): Promise<void> {
    disputed.current = { mine: typedNow() ?? mine };
    clearTimeout(timer.current);
    timer.current = undefined;
    setSaveState('idle');
    await client.invalidateQueries({ queryKey: responsesQuery(returnId).queryKey });
    const theirs = client.getQueryData(responsesQuery(returnId).queryKey)?.[id] ?? null;
    known.current = theirs;
    setConflict({ mine: disputed.current.mine, theirs });
  }

  /** The answer that is typed and waits for its pause. */
  function typedNow(): AnswerValue | null {
    const next = timer.current === undefined ? undefined : unsaved.get(id);
    const reading = next === undefined ? null : readDraft(question, next);
    return reading?.kind === 'answer' ? reading.answer : null;
  }

  /** While two answers stand against each other, a new one is the reader's own: it is kept, and asked about. */
  function keepMine(next: Draft): void {
    if (isTyped(question)) unsaved.set(id, next);
    const reading = readDraft(question, next);
    if (reading.kind === 'wrong') return;
    const mine = reading.kind === 'answer' ? reading.answer : null;
    disputed.current = { mine };
    setConflict((shown) => (shown === null ? null : { ...shown, mine }));
  }

  /** Ends a conflict: with the reader's own answer saved over the other one, or with the other one kept. */
  function settle(keep: 'mine' | 'theirs'): void {
    if (!conflict) return;
    disputed.current = null;
    setConflict(null);
    setError(undefined);
    if (keep === 'mine') {
      setDraft(draftOf(question, conflict.mine ?? undefined));
      void send(conflict.mine);
      return;
    }
    unsaved.delete(id);
    sent.current = { answer: conflict.theirs };
    setDraft(draftOf(question, conflict.theirs ?? undefined));
    setSaveState('saved');
  }

  function showFailure(answer: AnswerValue | null, failure: unknown): void {
    sent.current = null;
    if (
      failure instanceof ApiError &&
      failure.status === 409 &&
      failure.body?.fields?.['answer'] !== undefined
    ) {
      void showConflict(answer);
      return;
    }
    const message = messageOf(failure, saveFailed);
    setError(message);
    setSaveState('idle');
    if (!isTyped(question)) setDraft(draftOf(question, known.current ?? undefined));
    const isAboutAnswer = failure instanceof ApiError && failure.status === 400;
    if (!isAboutAnswer || !isShown.current)
      toast({ title: 'Error', description: message, variant: 'destructive' });
  }

  /**
   * Saves what stands there. Replies false when it can't be an answer or was not saved; with `isNeeded` also when
   * there is nothing, though the question needs an answer.
   */
  function commit({ isNeeded = false } = {}): Promise<boolean> {
    clearTimeout(timer.current);
    timer.current = undefined;
    const reading = readDraft(question, draft);
    if (reading.kind === 'wrong') {
      setError(reading.message);
      return Promise.resolve(false);
    }
    if (disputed.current !== null) return Promise.resolve(false);
    if (isNeeded && reading.kind === 'empty' && emptyMeans !== undefined) return send(emptyMeans);
    if (isNeeded && reading.kind === 'empty' && question.optional !== true) {
      setError(emptyMessage(question));
      return Promise.resolve(false);
    }
    return send(reading.kind === 'empty' ? null : reading.answer);
  }

  function change(next: Draft): void {
    setDraft(next);
    setError(undefined);
    clearTimeout(timer.current);
    timer.current = undefined;
    if (disputed.current !== null) return keepMine(next);
    const reading = readDraft(question, next);
    if (!isTyped(question)) {
      void send(reading.kind === 'answer' ? reading.answer : null);
      return;
    }
    setSaveState('idle');
    unsaved.set(id, next);
    // A word that is not finished yet is no mistake: only what can be an answer is saved while typing.
    if (reading.kind === 'answer')
      timer.current = setTimeout(() => {
        timer.current = undefined;
        void send(reading.answer);
      }, typingPause);
  }

  /** The cursor leaves. What is wrong is said on Next, so that nothing moves under a click on its way. */
  function leave(): void {
    if (typeof draft !== 'string') return;
    setDraft(tidyDraft(question, draft));
    if (readDraft(question, draft).kind !== 'wrong') void commit();
  }

  /** Puts the number in full in the place of its last four signs, once a password or code was given. */
  async function reveal(): Promise<void> {
    try {
      const { [id]: full = null } = await revealResponses(client, returnId);
      known.current = full;
      sent.current = { answer: full };
      setDraft(draftOf(question, full ?? undefined));
    } catch (failure) {
      setError(messageOf(failure, 'We couldn’t show your full answer. Please try again.'));
    }
  }

  useEffect(() => {
    flush.current = () => {
      if (timer.current !== undefined) void commit();
    };
  });
  useEffect(() => {
    isShown.current = true;
    // A tab that is closed or put away may never come back: what was just typed goes at once.
    const onHidden = () => {
      if (document.hidden) flush.current();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      isShown.current = false;
      flush.current();
    };
  }, []);

  return { draft, error, saveState, conflict, settle, change, leave, commit, reveal };
}
