'use client';

import { useEffect, useRef, useState } from 'react';
import { toast } from '@/components/ui/toast-store';
import { ApiError, messageOf } from '@/lib/http/client';
import { useSaveAnswer } from '@/lib/interview/hooks';
import { type AnswerValue, type Question } from '@/lib/interview/schema';
import { type Draft, draftOf, isTyped, readDraft, sameAnswer, tidyDraft } from './draft';

/** How long typing rests before it is saved, in milliseconds. */
const typingPause = 800;
const saveFailed = 'Failed to save response. Please try again.';

export type SaveState = 'idle' | 'saving' | 'saved';

type AnswerOptions = {
  returnId: string;
  question: Question;
  /** The saved answer, a choice by its label. */
  saved: AnswerValue | undefined;
  /** What was typed before and could not be saved; kept by the screen while the reader looks elsewhere. */
  unsaved: Map<string, Draft>;
};

/** What stands in a question's control, saved as it changes. Lives as long as the question is on screen. */
export function useAnswer({ returnId, question, saved, unsaved }: AnswerOptions) {
  const { id } = question;
  const [draft, setDraft] = useState<Draft>(() => unsaved.get(id) ?? draftOf(question, saved));
  const [error, setError] = useState<string | undefined>();
  const [saveState, setSaveState] = useState<SaveState>('idle');
  const { mutateAsync } = useSaveAnswer(returnId);
  // What the server has, or is about to have; null while that is unknown after a failure.
  const sent = useRef<{ answer: AnswerValue | null } | null>({ answer: saved ?? null });
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const turns = useRef(0);
  const isShown = useRef(true);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const flush = useRef<() => void>(() => undefined);

  function send(answer: AnswerValue | null): Promise<boolean> {
    if (sent.current && sameAnswer(sent.current.answer, answer)) return running.current;
    sent.current = { answer };
    turns.current += 1;
    const turn = turns.current;
    setSaveState('saving');
    running.current = mutateAsync({ questionId: id, answer }).then(
      (reply) => {
        if (turn === turns.current) keepReply(answer, reply.answer);
        return true;
      },
      (failure: unknown) => {
        if (turn === turns.current) showFailure(failure);
        return false;
      },
    );
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

  function showFailure(failure: unknown): void {
    sent.current = null;
    const message = messageOf(failure, saveFailed);
    setError(message);
    setSaveState('idle');
    if (!isTyped(question)) setDraft(draftOf(question, saved));
    const isAboutAnswer = failure instanceof ApiError && failure.status === 400;
    if (!isAboutAnswer || !isShown.current)
      toast({ title: 'Error', description: message, variant: 'destructive' });
  }

  /** Saves what stands there. Replies false when it can't be an answer or was not saved. */
  function commit(): Promise<boolean> {
    clearTimeout(timer.current);
    timer.current = undefined;
    const reading = readDraft(question, draft);
    if (reading.kind === 'wrong') {
      setError(reading.message);
      return Promise.resolve(false);
    }
    return send(reading.kind === 'empty' ? null : reading.answer);
  }

  function change(next: Draft): void {
    setDraft(next);
    setError(undefined);
    clearTimeout(timer.current);
    timer.current = undefined;
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

  useEffect(() => {
    flush.current = () => {
      if (timer.current !== undefined) void commit();
    };
  });
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      flush.current();
    };
  }, []);

  return { draft, error, saveState, change, leave, commit };
}
