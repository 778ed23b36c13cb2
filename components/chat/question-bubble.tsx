/** What the client asked: on the right. */
export function QuestionBubble({ text }: { text: string }) {
  return (
    <div className="ml-auto max-w-[85%] rounded-lg bg-primary-soft px-3.5 py-2.5 sm:max-w-[70%]">
      <p className="sr-only">You asked:</p>
      <p className="break-words whitespace-pre-line">{text}</p>
    </div>
  );
}
