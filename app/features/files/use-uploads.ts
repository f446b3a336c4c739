import { useMatches, useRevalidator } from "@remix-run/react";
import { type ChangeEvent, useState } from "react";
import { useScripted } from "~/ui/use-scripted";
import type { RefusedFile } from "./refused-file";
import { sizeWords } from "./sizes";
import { smaller } from "./smaller";

interface Sending {
  name: string;
  percent: number;
}

const FAILED = "This file did not arrive. Add it again.";

/** Sends files one by one as they are chosen, so that a slow line shows progress and a lost one costs one file. */
export function useUploads() {
  const active = useScripted();
  const revalidator = useRevalidator();
  const route = useMatches().at(-1)!.id;
  const [sending, setSending] = useState<Sending>();
  const [refused, setRefused] = useState<RefusedFile[]>();
  async function sendAll(files: File[]) {
    const bad: RefusedFile[] = [];
    for (const file of files) {
      const sent = await smaller(file);
      const fault = await send(route, sent, (percent) => setSending({ name: file.name, percent }));
      if (fault) bad.push({ name: file.name, size: sizeWords(sent.size), message: fault });
    }
    setSending(undefined);
    setRefused(bad);
    revalidator.revalidate();
  }
  function start({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const files = [...(input.files ?? [])];
    // Otherwise the form would send them once more.
    input.value = "";
    if (files.length > 0) void sendAll(files);
  }
  return { active, sending, refused, start };
}

/** Sends one file as the form does; fetch() tells no progress. @returns why it cannot be sent, if so */
function send(route: string, file: File, progress: (percent: number) => void): Promise<string | undefined> {
  const body = new FormData();
  body.append("do", "add");
  body.append("files", file, file.name);
  const request = new XMLHttpRequest();
  request.open("POST", `${location.pathname}?_data=${encodeURIComponent(route)}`);
  request.responseType = "json";
  progress(0);
  request.upload.onprogress = ({ loaded, total }) => progress(Math.floor((loaded / total) * 100));
  return new Promise((done) => {
    request.onloadend = () => {
      const answer = request.response as { refused?: RefusedFile[] } | null;
      done(answer?.refused ? answer.refused[0]?.message : FAILED);
    };
    request.send(body);
  });
}
